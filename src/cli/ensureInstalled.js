/**
 * Runs before `npm start` and `npm test`, in plain Node: on a fresh clone nothing else is there yet.
 * Installs when a package of package-lock.json is missing from node_modules or has another version.
 */
const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..', '..');
const packagesIn = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

function isComplete() {
  // npm writes this file last: without it an install was cut short.
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false;
  const here = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, wanted]) => place === '' || wanted.optional || here[place]?.version === wanted.version,
  );
}

function nodeIsTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

if (nodeIsTooOld()) {
  console.error(`Tableside needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

if (!isComplete()) {
  const fresh = !existsSync(path.join(root, 'node_modules'));
  console.error(
    fresh ? 'Installing packages (once, a minute or two) …' : 'Packages are missing or outdated, installing …',
  );
  const how = fresh ? ['ci'] : ['install', '--no-save'];
  const npm = spawnSync('npm', [...how, '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('The packages could not be installed; npm says why above. Is the package registry reachable?');
    process.exit(1);
  }
}
