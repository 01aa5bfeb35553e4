/** The alias of tsconfig.json, for jest. */
const moduleNameMapper = { '^@/(.*)$': '<rootDir>/src/$1', '^@app/(.*)$': '<rootDir>/app/$1' };
const cacheDirectory = '<rootDir>/node_modules/.cache/jest';

/** Pure rooms: plain Node, TypeScript stripped by its own compiler. No React Native is ever loaded. */
const node = {
  displayName: 'node',
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/__tests__'],
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  transform: { '\\.[jt]sx?$': '<rootDir>/__tests__/kit/typescriptTransform.js' },
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
  moduleNameMapper,
  cacheDirectory,
};

/** What draws: jest-expo's React Native, and beside it what is published as ES modules only. */
const { transformIgnorePatterns } = require('jest-expo/jest-preset');
const app = {
  displayName: 'app',
  preset: 'jest-expo',
  testMatch: ['<rootDir>/__tests__/app/**/*.test.tsx'],
  transformIgnorePatterns: transformIgnorePatterns.map((pattern) => pattern.replace('(?!(', '(?!(@noble|')),
  moduleNameMapper,
  cacheDirectory,
};

/** An upper limit for what stands still. Two minutes, because a busy machine is no reason to fail. */
const testTimeout = 120_000;

module.exports = { projects: [node, app], watchman: false, testTimeout };
