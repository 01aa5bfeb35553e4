import { spawnSync } from 'node:child_process';
import path from 'node:path';

const LOADER = `
const failed = [];
for (const door of process.argv.slice(1)) {
  try { require(door); } catch (error) { failed.push(door + ' does not load in plain Node: ' + String(error.message).split('\\n')[0]); }
}
process.stdout.write(JSON.stringify(failed));
`;

/** Opens each door in a Node that knows TypeScript and nothing else: no jest, no React Native, no stand-ins. */
export function doorsThatDoNotLoad(root: string, doors: readonly string[]): string[] {
  const node = spawnSync(process.execPath, ['--import', 'tsx', '-e', LOADER, ...doors], {
    cwd: root,
    encoding: 'utf8',
  });
  if (node.status !== 0) return [`Node itself stopped: ${node.stderr}`];
  return (JSON.parse(node.stdout) as string[]).map((line) => line.replace(`${root}${path.sep}`, ''));
}
