const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');

const ours = {
  files: ['app/**/*.{ts,tsx}', 'src/**/*.ts', '__tests__/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-syntax': [
      'error',
      { selector: 'ExportDefaultDeclaration', message: 'No default exports: a thing has one name everywhere.' },
      { selector: 'TSEnumDeclaration', message: 'No enums: a union grows out of a const list.' },
    ],
    eqeqeq: ['error', 'always'],
    'no-console': 'error',
    'prefer-const': 'error',
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', prefer: 'type-imports' }],
  },
};

/** Command lines speak through standard output; so do the journeys they run. */
const speaks = { files: ['src/cli/**', '__tests__/journeys/**'], rules: { 'no-console': 'off' } };

/** TypeScript already answers what this rule asks, and knows the `@/` alias. */
const resolved = { rules: { 'import/no-unresolved': 'off' } };

module.exports = defineConfig([{ ignores: ['dist/**', '.expo/**', 'coverage/**'] }, expo, resolved, ours, speaks]);
