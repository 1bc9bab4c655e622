import { filesIn, textOf } from './texts/tracked-files.js';
import { plantProject, type PlantedProject } from './planted-project.js';

interface EslintReport {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly message: string }[];
}
interface OxlintReport {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

const union =
  "type Wind = 'calm' | 'gale'; export const w = (wind: Wind): number => { switch (wind) { case 'calm': return 1; } return 0; };";

/** Each rule with a planted file that breaks it at its path. */
const broken: readonly (readonly [rule: string, file: string, content: string])[] = [
  ['no-restricted-syntax', 'contracts/a/chance.ts', 'export const a = (): number => Math.random();'],
  ['no-restricted-syntax', 'contracts/a/clock.ts', 'export const a = (): number => Date.now();'],
  ['no-restricted-syntax', 'backend/src/modules/session/domain/now.ts', 'export const a = (): Date => new Date();'],
  ['no-restricted-syntax', 'backend/src/shared/domain/text.ts', 'export const a = (): string => Date();'],
  [
    'no-restricted-syntax',
    'backend/src/modules/session/domain/waits.ts',
    'export const a = async (): Promise<number> => { await Promise.resolve(); return 1; };',
  ],
  [
    'no-restricted-syntax',
    'projections/games/games.projection.ts',
    'export const a = (): number => performance.now();',
  ],
  ['no-restricted-syntax', 'contracts/a/uuid.ts', 'export const a = (): string => crypto.randomUUID();'],
  ['typescript/switch-exhaustiveness-check', 'contracts/a/union.ts', union],
  ['typescript/no-explicit-any', 'backend/src/any.ts', 'export const a = (b: any): unknown => b;'],
  ['typescript/no-floating-promises', 'backend/src/floats.ts', 'export const a = (): void => { Promise.resolve(1); };'],
  [
    'typescript/no-misused-promises',
    'backend/src/misused.ts',
    'export const a = (): void => { [1].forEach(async () => { await Promise.resolve(); }); };',
  ],
  ['typescript/ban-ts-comment', 'backend/src/ignores.ts', '// @ts-ignore\nexport const a: number = 1;'],
  [
    'typescript/no-explicit-any',
    'backend/src/excused.ts',
    '/* eslint-disable */\nexport const a = (b: any): unknown => b;',
  ],
  ['no-undef', 'scripts/unknown.mjs', 'export const a = notThere;'],
  [
    'react-hooks/rules-of-hooks',
    'frontend/src/hooked.tsx',
    "import { useState } from 'react'; export const C = ({ on }: { on: boolean }) => { if (on) { useState(1); } return null; };",
  ],
  [
    'no-restricted-imports',
    'test/e2e/deaf.e2e.spec.ts',
    "import { test } from '@playwright/test'; export const a: unknown = test;",
  ],
  ['max-lines', 'backend/src/long.ts', 'export {};\n'.repeat(251)],
];

const kept = {
  'backend/src/platform/clock.ts': 'export const now = (): Date => new Date();',
  'contracts/a/date.ts': 'export const a = (at: string): Date => new Date(at);',
  'contracts/a/date.spec.ts': 'export const a = (): Date => new Date();',
};

describe('the lint rules', () => {
  let project: PlantedProject;
  let found: readonly string[];
  beforeAll(async () => {
    project = await plantProject({
      ...kept,
      ...Object.fromEntries(broken.map(([, file, content]) => [file, content])),
    });
    const [eslint, oxlint] = await Promise.all([
      project.run('eslint', ['--format', 'json', '.']),
      project.run('oxlint', ['--format', 'json']),
    ]);
    const named = (rule: string, file: string): string => `${rule}: ${file.replace(/^.*\/planted-[^/]+\//, '')}`;
    found = [
      ...(JSON.parse(eslint) as readonly EslintReport[]).flatMap(({ filePath, messages }) =>
        messages.map(({ ruleId, message }) => named(ruleId ?? message, filePath)),
      ),
      // oxlint writes 'typescript(no-explicit-any)', and 'eslint(max-lines)' for the common rules.
      ...(JSON.parse(oxlint) as OxlintReport).diagnostics.map(({ code, filename }) =>
        named(code.replace(/^(\w+)\((.+)\)$/, '$1/$2').replace(/^eslint\//, ''), filename),
      ),
    ];
  });
  afterAll(() => project.remove());

  it.each(broken)('%s is broken by %s', (rule, file) => expect(found).toContain(`${rule}: ${file}`));

  it('report nothing on allowed code', () =>
    expect(found.filter((finding) => Object.keys(kept).some((file) => finding.endsWith(`: ${file}`)))).toEqual([]));
});

it('no file excuses itself from a rule', () => {
  const excuse = new RegExp(['oxlint', 'disable'].join('-'));
  const files = filesIn('backend', 'contracts', 'frontend', 'game', 'projections', 'scripts', 'test');
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  expect(code.length).toBeGreaterThan(1_000);
  expect(code.filter((file) => excuse.test(textOf(file)))).toEqual([]);
});
