import { type CounselContent, TEMPERS } from '#game/model/content/counsel.js';
import { type Finale } from '#game/model/content/finale.js';
import { linesOf } from '#game/model/content/frame.js';
import { RECKONING_KINDS, type ReckoningContent } from '#game/model/content/reckonings.js';
import { type SagaChangeLines } from '#game/model/content/told.js';
import { castFaults } from './cast/validate-cast.js';
import { type Fault, linesFaults, offerFaults } from './validate-words.js';

const PERSON = (name: string): string[] => [name, `${name}.he`, `${name}.him`, `${name}.his`, `${name}.trade`];
const SAGA = [...PERSON('who'), ...PERSON('foe'), 'where'];
const THEM = [...PERSON('them'), 'place'];

/** Fewest lines of what is told often, and of what is told once in a saga. */
const OFTEN = 5;
const ONCE = 4;

interface Bounds {
  readonly least: number;
  readonly most: number;
}
type Lists = Readonly<Record<string, readonly string[]>>;
const listsFaults = (lists: Lists, field: string, slots: readonly string[], { least, most }: Bounds): Fault[] =>
  Object.entries(lists).flatMap(([name, lines]) =>
    linesFaults(lines, `${field}.${name}`, slots, { least, fewestWords: 4, most }),
  );

const FIRST_SENTENCE = /^.*?[.!?]”?(?= [^\p{Ll}]|$)/u;
/** Most words before the name of the choice, and after all that has to be said. */
const MOST_BEFORE = 9;
const MOST_AFTER = 9;
const SLOT = /\{[^}]*\}/g;
const ownWords = (text: string): number => text.replace(SLOT, '').match(/[\p{L}’]+/gu)?.length ?? 0;

/** What is wrong with a line of advice: its first sentence must say what to do, at what odds, and who advises it. */
const adviceLineFaults = (line: string, slots: readonly string[]): readonly string[] => {
  const first = FIRST_SENTENCE.exec(line)?.[0] ?? '';
  const before = ownWords(line.slice(0, line.indexOf('{action}')));
  const after = ownWords(line.slice(line.lastIndexOf('}')));
  return [
    ...slots.filter((slot) => !first.includes(`{${slot}}`)).map((slot) => `its first sentence does not say {${slot}}`),
    ...(before > MOST_BEFORE ? [`has ${before} words before the advice, ${MOST_BEFORE} at most`] : []),
    ...(after > MOST_AFTER ? [`has ${after} words after the advice, ${MOST_AFTER} at most`] : []),
  ];
};

const adviceFaults = (lists: Lists, field: string, slots: readonly string[]): Fault[] => [
  ...listsFaults(lists, field, slots, { least: OFTEN, most: 40 }),
  ...Object.entries(lists).flatMap(([temper, lines]) =>
    lines.flatMap((line, i) =>
      adviceLineFaults(line, slots).map((fault) => ({ field: `${field}.${temper}[${i}]`, fault })),
    ),
  ),
];

/** The faults of what companions say: who speaks and what they advise comes first in every line. */
export const counselFaults = (counsel: CounselContent, file: string): Fault[] => {
  const { advise, differ, heeded, crossed, quarrel, remembered, hirelings } = counsel;
  return [
    ...adviceFaults(advise, `${file}: advise`, ['mate', 'action', 'odds']),
    ...adviceFaults(differ, `${file}: differ`, ['mate', 'action', 'odds', 'other']),
    ...listsFaults({ ...heeded }, `${file}: heeded`, ['mate'], { least: OFTEN, most: 40 }),
    ...listsFaults({ ...crossed }, `${file}: crossed`, ['mate'], { least: OFTEN, most: 40 }),
    ...listsFaults({ quarrel }, file, ['mate'], { least: OFTEN, most: 45 }),
    ...listsFaults(remembered, `${file}: remembered`, ['mate', ...SAGA], { least: ONCE, most: 40 }),
    ...linesFaults(
      hirelings.map(({ description }) => description),
      `${file}: hirelings`,
      [],
      { least: TEMPERS.length, fewestWords: 6, most: 28 },
    ),
  ];
};

/** The faults of the pieces of a finale. */
export const finaleFaults = (finale: Finale, file: string): Fault[] => [
  ...listsFaults(finale.ways, `${file}: ways`, SAGA, { least: ONCE, most: 45 }),
  ...listsFaults(finale.clues, `${file}: clues`, SAGA, { least: ONCE, most: 45 }),
  ...listsFaults({ kept: finale.kept, owed: finale.owed }, file, [...SAGA, ...THEM], { least: ONCE, most: 45 }),
  ...listsFaults({ stoodBy: finale.stoodBy }, file, [...SAGA, 'mate'], { least: ONCE, most: 45 }),
  ...listsFaults({ alone: finale.alone }, file, SAGA, { least: ONCE, most: 45 }),
];

/** The faults of the plain sentences for what a turn changed. */
export const toldFaults = (told: SagaChangeLines, file: string): Fault[] => [
  ...(['threatSetBack', 'clueShared', 'oathAdvanced', 'oathLost', 'setbacks'] as const).flatMap((part) =>
    listsFaults(told[part], `${file}: ${part}`, SAGA, { least: OFTEN, most: 35 }),
  ),
  ...listsFaults({ wordSent: told.wordSent }, file, [...SAGA, ...THEM], { least: OFTEN, most: 35 }),
];

const reckoningFaults = (reckoning: ReckoningContent, file: string): Fault[] => {
  const { kind, cast = {}, openings, still, later, ways } = reckoning;
  const field = `${file}: ${kind}`;
  const slots = [...SAGA, ...THEM];
  return [
    ...linesFaults(openings, `${field}.openings`, slots, { least: ONCE, fewestWords: 20, most: 75 }),
    ...linesFaults(linesOf(still), `${field}.still`, slots, { most: 45 }),
    ...linesFaults(linesOf(later), `${field}.later`, slots, { most: 45 }),
    ...ways.flatMap((way, i) => [
      ...offerFaults(way, `${field}.ways[${i}]`, slots),
      ...(way.requiresItem === null ? [] : [{ field: `${field}.ways[${i}]`, fault: 'needs an item' }]),
    ]),
    ...castFaults({ ...reckoning, cast, isAfloat: false, offers: ways }, field, 'ways'),
  ];
};

/** The faults of a people's reckonings: each kind must exist. */
export const reckoningsFaults = (reckonings: readonly ReckoningContent[], file: string): Fault[] => [
  ...reckonings.flatMap((one) => reckoningFaults(one, file)),
  ...RECKONING_KINDS.filter((kind) => !reckonings.some((one) => one.kind === kind)).map((kind) => ({
    field: file,
    fault: `has no reckoning of kind ${kind}`,
  })),
];
