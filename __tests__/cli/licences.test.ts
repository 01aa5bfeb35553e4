import { readFileSync } from 'node:fs';
import { LICENCES_FILE, makeLicenceList, makeLicenceFileText } from '../../src/cli/licences';
import { pathInRepo } from '../../src/cli/paths';

test('the list of licences is that of package-lock.json; after a change of packages run: npm run licences', () => {
  expect(readFileSync(pathInRepo(LICENCES_FILE), 'utf8')).toBe(makeLicenceFileText());
});

test('packages that only build, test or serve one platform are not listed, and each version once', () => {
  const lock = {
    packages: {
      '': { version: '9.9.9', license: 'UNLICENSED' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/@c/d': { version: '2.0.0', license: 'MIT' },
      'node_modules/e': { version: '3.0.0', license: 'ISC' },
      'node_modules/no-field': { version: '4.0.0' },
      'node_modules/dev': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/mac-only': { version: '1.0.0', license: 'MIT', optional: true },
    },
  };
  expect(makeLicenceList('{"version":"1.2.3"}', JSON.stringify(lock))).toEqual({
    version: '1.2.3',
    licences: [
      {
        licence: 'MIT',
        packages: [
          ['@c/d', '2.0.0'],
          ['a', '1.0.0'],
        ],
      },
      { licence: 'ISC', packages: [['e', '3.0.0']] },
      { licence: 'unknown', packages: [['no-field', '4.0.0']] },
    ],
  });
});
