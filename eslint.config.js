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
    '@typescript-eslint/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
    ],
  },
};

/** Letters are enlarged by the text size of the settings: only these files may use what React Native has for text. */
const text = {
  files: ['app/**/*.{ts,tsx}'],
  ignores: ['app/components/{Text,TextInput,DebouncedPressable}.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        name: 'react-native',
        importNames: ['Text', 'TextInput'],
        message:
          'Import Text, AppText, TextInput or LabelledInput from app/components: they follow the text size of the settings.',
      },
    ],
  },
};

/** Command lines speak through standard output; so does what they run in a browser. */
const speaks = { files: ['src/cli/**', '__tests__/{journeys,lab,faults}/**'], rules: { 'no-console': 'off' } };

/** Plain Node, run before or outside TypeScript. */
const plain = {
  files: ['*.config.js', '**/kit/*.js', 'src/cli/*.js'],
  languageOptions: { globals: { __dirname: 'readonly', module: 'writable', process: 'readonly', require: 'readonly' } },
};

/** TypeScript already answers what these ask, knows the `@/` alias, and is twenty times as fast. */
const answered = {
  rules: Object.fromEntries(
    [
      'default',
      'export',
      'named',
      'namespace',
      'no-named-as-default',
      'no-named-as-default-member',
      'no-unresolved',
    ].map((rule) => [`import/${rule}`, 'off']),
  ),
};

module.exports = defineConfig([
  { ignores: ['dist/**', '.expo/**', 'coverage/**'] },
  expo,
  answered,
  ours,
  text,
  speaks,
  plain,
]);
