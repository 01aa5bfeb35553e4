const fs = require('node:fs');
const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { FileStore } = require('@expo/metro/metro-cache');
const { main } = require('./package.json');

// `@/` and `@app/` are read from tsconfig.json by Expo itself.
const config = getDefaultConfig(__dirname);

// Beside the packages, so that a clean install is a clean build, and a second build is a quick one.
config.cacheStores = [new FileStore({ root: path.join(__dirname, 'node_modules/.cache/metro') })];

const filesUnder = (folder) =>
  fs.readdirSync(path.join(__dirname, folder), { recursive: true }).map((name) => path.join(__dirname, folder, name));
const isDoor = (file) => path.basename(file).startsWith('index.');

// A module is evaluated when it is first used, so that a start evaluates only what its first screen needs. The price is
// a call of `require` wherever an imported name is used. Modules that hash or judge every line use such names in
// their innermost loops, so they get their imports at once.
const eager = ['node_modules/@noble/hashes', 'src/base', 'src/engine']
  .flatMap(filesUnder)
  .concat(['canonical.ts', 'chain.ts', 'utf8.ts'].map((name) => path.join(__dirname, 'src/record', name)))
  .filter((file) => !isDoor(file));
const blockList = Object.fromEntries(eager.map((file) => [file, true]));
config.transformer.getTransformOptions = async () => ({
  transform: { experimentalImportSupport: true, inlineRequires: { blockList } },
});

// expo-sqlite's worker loads its SQLite as a file beside it.
config.resolver.assetExts.push('wasm');

const instead = new Map();

// zod speaks fifty languages; every word a person reads here is our own.
instead.set('../locales/index.js', '../locales/en.js');

// Another page than the app's own, built by the same Metro: for tests and measurements in a real browser.
const entry = process.env.TABLESIDE_ENTRY;
// The app without a part of it, to measure what the part adds: each file of this folder stands in for the module of the
// app that is imported by the same name.
const standIns = process.env.TABLESIDE_STAND_INS;
if (entry || standIns) {
  config.resolver.blockList = [config.resolver.blockList].flat().filter((kept) => !kept.test('/__tests__/lab/page.ts'));
}
if (entry) instead.set(path.normalize(main), `./${entry}`);
if (standIns) {
  for (const file of fs.readdirSync(path.join(__dirname, standIns))) {
    const { name } = path.parse(file);
    instead.set(name, path.join(__dirname, standIns, name));
  }
}

config.resolver.resolveRequest = (context, name, platform) =>
  context.resolveRequest(context, instead.get(path.normalize(name)) ?? name, platform);

module.exports = config;
