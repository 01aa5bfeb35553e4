const { createHash } = require('node:crypto');
const esbuild = require('esbuild');

/** TypeScript and ES modules to CommonJS, for jest's node project. `jest.mock` is not hoisted: pure rooms need none. */
const options = (file) => ({
  loader: file.endsWith('x') ? 'tsx' : file.endsWith('ts') ? 'ts' : 'js',
  format: 'cjs',
  target: 'node20',
  sourcemap: 'inline',
  sourcefile: file,
});

module.exports = {
  process: (source, file) => esbuild.transformSync(source, options(file)),
  getCacheKey: (source, file) => createHash('sha1').update(`${esbuild.version}\0${file}\0${source}`).digest('hex'),
};
