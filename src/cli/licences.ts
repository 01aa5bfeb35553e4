import { readFileSync, writeFileSync } from 'node:fs';
import { pathInRepo } from './paths';

/** Written by `npm run licences`, and checked by a test against package.json and package-lock.json. */
export const LICENCES_FILE = 'app/screens/Settings/data/licences.json';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly name?: string;
}

interface LicenceList {
  readonly version: string;
  /** By licence, the most used first: names and versions of the packages published with it. */
  readonly licences: readonly { readonly licence: string; readonly packages: readonly (readonly [string, string])[] }[];
}

const MODULES = 'node_modules/';

/** The packages that the app is installed with: not those that only build or test it, nor those for one platform alone. */
export function makeLicenceList(packageJson: string, packageLock: string): LicenceList {
  const { version } = JSON.parse(packageJson) as { version: string };
  const { packages } = JSON.parse(packageLock) as { packages: Readonly<Record<string, LockedPackage>> };
  const byLicence = new Map<string, Map<string, readonly [string, string]>>();
  for (const [place, locked] of Object.entries(packages)) {
    const at = place.lastIndexOf(MODULES);
    if (at < 0 || locked.dev === true || locked.devOptional === true || locked.optional === true) continue;
    const name = locked.name ?? place.slice(at + MODULES.length);
    const licence = locked.license ?? 'unknown';
    const known = byLicence.get(licence) ?? new Map<string, readonly [string, string]>();
    byLicence.set(licence, known.set(`${name} ${locked.version}`, [name, locked.version ?? '']));
  }
  const licences = [...byLicence].map(([licence, found]) => ({ licence, packages: [...found.values()].sort(byName) }));
  return {
    version,
    licences: licences.sort((a, b) => b.packages.length - a.packages.length || compare(a.licence, b.licence)),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byName = ([a, x]: readonly [string, string], [b, y]: readonly [string, string]): number =>
  compare(a, b) || compare(x, y);

/** A line for each licence: a change of one package is a change of one line. */
export const serializeLicenceList = ({ version, licences }: LicenceList): string =>
  `{\n"version": ${JSON.stringify(version)},\n"licences": [\n${licences.map((one) => JSON.stringify(one)).join(',\n')}\n]\n}\n`;

export const makeLicenceFileText = (): string =>
  serializeLicenceList(
    makeLicenceList(
      readFileSync(pathInRepo('package.json'), 'utf8'),
      readFileSync(pathInRepo('package-lock.json'), 'utf8'),
    ),
  );

if (require.main === module) writeFileSync(pathInRepo(LICENCES_FILE), makeLicenceFileText());
