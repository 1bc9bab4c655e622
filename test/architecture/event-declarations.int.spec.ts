import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DECLARATIONS } from '#contracts/shared/event-registry.js';
import { compilePlanted } from './planted-types.js';

const declare = "import { declareEvent } from '#contracts/shared/event-declaration.js';";
const event = (shapes: string, declaration: string): string =>
  `${declare}\n${shapes}\nexport const oathSworn = declareEvent<[${[...shapes.matchAll(/interface (V\d)/g)]
    .map(([, name]) => name)
    .join(', ')}]>()({ type: 'OathSworn', stream: 'oath', ${declaration} });\n`;
const V1 = 'interface V1 { readonly to: string }';
const V2 = 'interface V2 { readonly to: string; readonly days: number }';
const up = 'upcasters: [({ to }) => ({ to, days: 3 })]';

const projection = (areas: string, body: string): string => `
import { projectionOf } from '#projections/projection.js';
interface Row { readonly id: string; readonly name: string }
export const people = projectionOf<Row, 'id'>()({ readModel: 'people', version: 1, areas: [${areas}],
  project: ({ type, data }) => { switch (type) { ${body} } } });
`;
const created = "case 'GuestCreated': return [{ kind: 'upsert', row: { id: data.userId, name: data.username } }];";
const erased = "case 'PersonErased': return [{ kind: 'patch', key: { id: data.userId }, values: { name: '' } }];";

/** Each planted violation and the compiler error that it must cause. */
const broken: readonly (readonly [violation: string, file: string, content: string, says: string])[] = [
  [
    'personal fields are forgotten',
    'personal.ts',
    event(V1, 'version: 1, upcasters: []'),
    "Property 'personal' is missing",
  ],
  [
    'a personal field is none of the event',
    'foreign-field.ts',
    event(V1, "version: 1, personal: { name: '' }, upcasters: []"),
    "'name' does not exist",
  ],
  [
    'a placeholder does not fit its field',
    'placeholder.ts',
    event(V1, 'version: 1, personal: { to: null }, upcasters: []'),
    "Type 'null' is not assignable",
  ],
  [
    'an upcaster is missing',
    'no-upcaster.ts',
    event(`${V1} ${V2}`, "version: 2, personal: 'none', upcasters: []"),
    'Source has 0 element(s) but target requires 1',
  ],
  [
    'an upcaster does not lead to the next version',
    'wrong-upcaster.ts',
    event(`${V1} ${V2}`, "version: 2, personal: 'none', upcasters: [({ to }) => ({ to })]"),
    "Property 'days' is missing",
  ],
  [
    'the version is not that of the newest shape',
    'wrong-version.ts',
    event(`${V1} ${V2}`, `version: 1, personal: 'none', ${up}`),
    "Type '1' is not assignable to type '2'",
  ],
  [
    'a new version has an optional field',
    'optional.ts',
    event(
      'interface V1 { readonly to: string; readonly days?: number }',
      "version: 1, personal: 'none', upcasters: []",
    ),
    'a new version has no optional field',
  ],
  [
    'a new version has an optional field deep inside',
    'optional-inside.ts',
    event(
      `${V1} interface V2 { readonly to: string; readonly days: number; readonly gifts: readonly { readonly price?: number }[] }`,
      "version: 2, personal: 'none', upcasters: [({ to }) => ({ to, days: 3, gifts: [] })]",
    ),
    'a new version has no optional field',
  ],
  [
    'a new version of an event with excused versions has an optional field',
    'optional-after-excused.ts',
    event(
      `${V1} ${V2} interface V3 { readonly to?: string }`,
      `version: 3, personal: 'none', upcasters: [({ to }) => ({ to, days: 3 }), ({ to }) => ({ to })]`,
    ).replace('OathSworn', 'SessionStarted'),
    'a new version has no optional field',
  ],
  ['a projection does not handle an event of its area', 'unhandled.ts', projection("'account'", created), 'undefined'],
  [
    'a projection handles an event of an area that it does not read',
    'undeclared-area.ts',
    projection("'erasure'", `${erased} case 'TokenSpent': return [];`),
    '"TokenSpent"',
  ],
];

const kept = {
  'kept-event.ts': event(`${V1} ${V2}`, `version: 2, personal: { to: '' }, ${up}`),
  'kept-excused.ts': event(
    'interface V1 { readonly to?: string }',
    "version: 1, personal: 'none', upcasters: []",
  ).replace('OathSworn', 'SessionStarted'),
  'kept-projection.ts': projection("'erasure'", erased),
};

/** A frozen sample as a literal of its version's declared shape: a missing or an unknown field is a compile error. */
const typedSample = (type: string, version: number, change: object = {}): string => {
  const sample = path.resolve(import.meta.dirname, `../fixtures/events/${type}.v${version}.json`);
  const { data } = JSON.parse(readFileSync(sample, 'utf8')) as { readonly data: object };
  const area = DECLARATIONS.find((each) => each.type === type)?.area ?? '';
  const [file, name] = [kebab(type), type.charAt(0).toLowerCase() + type.slice(1)];
  return `import { type ${name} } from '#contracts/${area}/events/${file}.event.js';
export const sample: NonNullable<(typeof ${name})['shapes']>[${version - 1}] = ${JSON.stringify({ ...data, ...change })};`;
};
const kebab = (type: string): string => type.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
const samples = Object.fromEntries(
  DECLARATIONS.flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, n) => [`${type}.v${n + 1}.ts`, typedSample(type, n + 1)] as const),
  ),
);
/** The sample of a shape that changed after the sample was written. */
const changed = [
  ['SessionStarted', typedSample('SessionStarted', 1, { saga: null }), "does not exist in type 'SessionStartedV1'"],
  ['TurnNarrated', typedSample('TurnNarrated', 2, { model: undefined }), "Property 'model' is missing"],
] as const;

describe('the declarations of events', () => {
  let errors: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    const planted = broken.map(([, file, content]) => [file, content] as const);
    const unlike = changed.map(([type, content]) => [`${type}.changed.ts`, content] as const);
    errors = await compilePlanted({ ...kept, ...samples, ...Object.fromEntries([...planted, ...unlike]) });
  });

  it.each(broken)('do not compile where %s', (_violation, file, _content, says) =>
    expect(errors[file] ?? 'no error').toContain(says),
  );

  it.each(changed)('of %s accept the recorded samples and no other shape', (type, _content, says) =>
    expect(errors[`${type}.changed.ts`] ?? 'no error').toContain(says),
  );

  it('compile when they are complete, and accept the sample of every version', () => {
    const planted = [...broken.map(([, file]) => file), ...changed.map(([type]) => `${type}.changed.ts`)];
    expect(Object.keys(errors).sort()).toEqual(planted.sort());
  });
});
