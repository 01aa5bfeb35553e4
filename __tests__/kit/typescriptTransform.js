const { createHash } = require('node:crypto');
const ts = require('typescript');

/**
 * TypeScript and ES modules to CommonJS, for jest's node project: in this process, so that nothing
 * outside it can keep a test waiting. `jest.mock` is not hoisted: pure rooms need none.
 */
const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2023,
  esModuleInterop: true,
  allowJs: true,
  inlineSourceMap: true,
  inlineSources: true,
  isolatedModules: true,
};

module.exports = {
  process: (source, fileName) => ({ code: ts.transpileModule(source, { compilerOptions, fileName }).outputText }),
  getCacheKey: (source, file) => createHash('sha1').update(`${ts.version}\0${file}\0${source}`).digest('hex'),
};
