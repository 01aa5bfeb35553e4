const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { FileStore } = require('@expo/metro/metro-cache');
const { main } = require('./package.json');

// `@/` and `@app/` are read from tsconfig.json by Expo itself.
const config = getDefaultConfig(__dirname);

// Beside the packages, so that a clean install is a clean build, and a second build is a quick one.
config.cacheStores = [new FileStore({ root: path.join(__dirname, 'node_modules/.cache/metro') })];

// expo-sqlite's worker loads its SQLite as a file beside it.
config.resolver.assetExts.push('wasm');

// Another page than the app's own, built by the same Metro: for tests and measurements in a real browser.
const entry = process.env.TABLESIDE_ENTRY;
if (entry) {
  config.resolver.blockList = [config.resolver.blockList].flat().filter((kept) => !kept.test('/__tests__/lab/page.ts'));
  config.resolver.resolveRequest = (context, name, platform) =>
    context.resolveRequest(context, path.normalize(name) === path.normalize(main) ? `./${entry}` : name, platform);
}

module.exports = config;
