import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Code that must be the same function of the same data for ever: no clock, no chance, no waiting. */
const PURE = [
  'contracts/**/*.ts',
  'game/**/*.ts',
  '**/domain/**/*.ts',
  '**/narration/prompt/**/*.ts',
  'projections/**/*.projection.ts',
];

const impure = [
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Chance enters as data: draw from keyed dice.',
  },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Time enters as data.' },
  { selector: "MemberExpression[object.name='performance']", message: 'Time enters as data.' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time enters as data.' },
  { selector: "CallExpression[callee.name='Date']", message: 'Time enters as data.' },
  {
    selector: "MemberExpression[object.name='crypto'][property.name=/^(randomUUID|getRandomValues)$/]",
    message: 'Chance enters as data.',
  },
  { selector: ':function[async=true]', message: 'Pure code never waits.' },
  { selector: 'AwaitExpression', message: 'Pure code never waits.' },
];

/** A pool that is not listened to ends the process when its server dies at the wrong moment. */
const unheard = { selector: "NewExpression[callee.property.name='Pool']", message: 'Open pools with openPool.' };

const typeChecked = {
  files: ['**/*.{ts,tsx}'],
  extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
    ],
    '@typescript-eslint/no-floating-promises': 'error',
    '@typescript-eslint/no-misused-promises': 'error',
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // Nest's modules, controllers and handlers are classes for their decorators' sake.
    '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
    // Plain objects are good enough where a library takes a class for its options.
    '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    // There are no enums here: unions of strings do.
    '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    eqeqeq: 'error',
    // Prettier writes every semicolon, and breaks lines where this rule fears that one is missing.
    'no-unexpected-multiline': 'off',
    'max-params': ['error', 4],
    // A switch over a union is one decision.
    complexity: ['error', { max: 10, variant: 'modified' }],
  },
};

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', '.cache/', '.data/', 'coverage/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  typeChecked,
  // Words as data: their shape is the compiler's to check, and they are half of all lines.
  { files: ['game/content/*/**/*.ts'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/content/**', '**/*.table.ts'],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    files: ['backend/src/**/*.ts', 'projections/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/open-pool.ts'],
    rules: { 'no-restricted-syntax': ['error', unheard] },
  },
  { files: PURE, ignores: ['**/*.spec.ts'], rules: { 'no-restricted-syntax': ['error', ...impure] } },
  { files: ['frontend/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['**/*.spec.{ts,tsx}', 'test/**/*.ts'],
    rules: {
      // jest.fn() is handed around unbound, and matchers such as expect.any() are typed any.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['test/e2e/**/*.e2e.spec.ts', 'test/screens/**/*.screens.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: '@playwright/test', message: 'Import from test/e2e/setup/test.js: its tests fail on uncaught errors.' },
      ],
    },
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'setTimeout',
          'clearTimeout',
          'fetch',
          'AbortSignal',
          'performance',
          'setInterval',
          'clearInterval',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
