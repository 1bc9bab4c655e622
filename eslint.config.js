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

/** Parsed, but not with its types: the rules that read types are oxlint's (.oxlintrc.json, docs/adr/0035). */
const parsed = {
  files: ['{backend,contracts,frontend,game,projections}/**/*.{ts,tsx}'],
  languageOptions: { parser: tseslint.parser },
};

export default tseslint.config(
  // Words as data hold no code; tests and scripts may use clock and chance.
  {
    ignores: [
      'dist/',
      '.cache/',
      '.data/',
      'game/content/*/**',
      'test/',
      'scripts/',
      '**/*.spec.ts',
      '**/*.{js,cjs,mjs}',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  parsed,
  {
    files: ['backend/src/**/*.ts', 'projections/**/*.ts'],
    ignores: ['**/open-pool.ts'],
    rules: { 'no-restricted-syntax': ['error', unheard] },
  },
  { files: PURE, rules: { 'no-restricted-syntax': ['error', ...impure] } },
  { files: ['frontend/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
);
