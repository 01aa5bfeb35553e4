const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { FileStore } = require('@expo/metro/metro-cache');

// `@/` and `@app/` are read from tsconfig.json by Expo itself.
const config = getDefaultConfig(__dirname);

// Beside the packages, so that a clean install is a clean build, and a second build is a quick one.
config.cacheStores = [new FileStore({ root: path.join(__dirname, 'node_modules/.cache/metro') })];

module.exports = config;
