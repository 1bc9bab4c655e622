import { CATALOGUE, clueOf, oathOf } from '#game/content/catalogue.js';
import { reckoningOfFrame } from '#game/model/offer-ids.js';
import { FACTIONS } from '#game/model/world.js';
import { type Happening } from '#game/model/saga.js';
import { atLeast, atMost, type Figure, perSaga, type Section, share } from './figure.js';
import { MIDDLE } from './oath.figures.js';
import { type Leaf, type ReadSaga } from './read-saga.js';
import { toldLine } from './traces.js';

type How = Extract<Happening, { kind: 'thread-closed' }>['how'];
const closings = ({ leaves }: ReadSaga): readonly How[] =>
  leaves.flatMap(({ happenings }) => happenings.flatMap((h) => (h.kind === 'thread-closed' ? [h.how] : [])));
const closed = (saga: ReadSaga, how: How): number => closings(saga).filter((one) => one === how).length;
const openings = ({ leaves }: ReadSaga): number =>
  leaves.flatMap(({ happenings }) => happenings).filter(({ kind }) => kind === 'thread-opened').length;
const isMatter = ({ threads }: ReadSaga, id: string): boolean =>
  clueOf(threads.find((thread) => thread.id === id)?.key ?? '') === undefined;
/** Matters with people. Clues are not counted here: they have their own figures. */
const mattersOpened = (saga: ReadSaga): number =>
  saga.leaves
    .flatMap(({ happenings }) => happenings)
    .filter((h) => h.kind === 'thread-opened' && isMatter(saga, h.thread)).length;
/** Settled well or badly: by its deed, by what became of somebody, or face to face. Any other lapse is neglect. */
const mattersSettled = (saga: ReadSaga): number =>
  saga.leaves.flatMap(({ happenings, menu }) =>
    happenings.filter(
      (h) =>
        h.kind === 'thread-closed' &&
        isMatter(saga, h.thread) &&
        (h.how !== 'lapsed' || reckoningOfFrame(menu.frame) !== null),
    ),
  ).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const settledShare = (sagas: readonly ReadSaga[]): number | null => {
  const opened = sum(sagas.map(mattersOpened));
  const settled = sum(sagas.map(mattersSettled));
  return opened === 0 ? null : (100 * settled) / opened;
};

const threads: readonly Figure[] = [
  { title: 'threads opened in a saga', aim: '', digits: 1, of: (sagas) => perSaga(sagas, openings) },
  { title: 'threads kept in a saga', aim: '', digits: 1, of: (sagas) => perSaga(sagas, (s) => closed(s, 'kept')) },
  { title: 'threads lapsed in a saga', aim: '', digits: 1, of: (sagas) => perSaga(sagas, (s) => closed(s, 'lapsed')) },
  {
    title: 'matters with people settled, well or badly, % of those opened',
    aim: '≥ 50',
    of: settledShare,
    isMet: atLeast(50),
  },
  {
    title: 'people met who were met again, %',
    aim: 'more than rarely (≥ 25)',
    of: (sagas) =>
      share(
        sagas.flatMap(({ people, leaves }) => {
          const back = new Set(leaves.map(({ menu }) => menu.them));
          return people.filter(({ role }) => role === 'met').map(({ id }) => back.has(id));
        }),
        (isMetAgain) => isMetAgain,
      ),
    isMet: atLeast(25),
  },
];

/** A gain or a loss that only oaths of one kind have. */
const isOfCourse = (happening: Happening): boolean =>
  (happening.kind === 'oath-advanced' && ['watch', 'road', 'witness', 'foe'].includes(happening.by)) ||
  (happening.kind === 'oath-lost-ground' && happening.by !== 'scene');

const endsScene = ({ happenings }: Leaf): boolean => happenings.some(({ kind }) => kind === 'scene-played');

/** Which of the oath's texts closed a triumph; null where none of them was told. */
export const finaleOf = ({ oath, leaves }: ReadSaga): string | null => {
  const lines = oathOf(oath?.key ?? '')?.triumph ?? [];
  const n = toldLine(leaves.at(-1)?.story ?? '', lines);
  return n < 0 ? null : `${oath?.key ?? ''} ${n}`;
};
/** Texts that close a triumph, by people: with fewer than eight, one of them closes more than an eighth. */
export const triumphTexts = (): readonly string[] =>
  FACTIONS.map((faction) => {
    const texts = [...CATALOGUE.oaths].flatMap(([key, { triumph }]) => (key.startsWith(`${faction}/`) ? triumph : []));
    return `${faction} ${texts.length}`;
  });
const mostFrequent = (texts: readonly string[]): number =>
  Math.max(0, ...texts.map((text) => texts.filter((other) => other === text).length));
/** With fewer triumphs of a people than this, any text closes more than one in eight. */
const ENOUGH = 8;
const finaleShare = (sagas: readonly ReadSaga[]): number | null => {
  const shares = FACTIONS.flatMap((faction) => {
    const won = sagas.filter((saga) => saga.end === 'triumph' && saga.faction === faction);
    const texts = won.flatMap((saga) => finaleOf(saga) ?? []);
    return texts.length < ENOUGH ? [] : [(100 * mostFrequent(texts)) / texts.length];
  });
  return shares.length === 0 ? null : Math.max(...shares);
};

export const SPINE: Section = {
  title: '5  The middle and the end',
  figures: [
    ...MIDDLE,
    ...threads,
    {
      title: `most frequent finale of a people, % of its triumphs (≥ ${ENOUGH})`,
      aim: '≤ 12.5',
      of: finaleShare,
      isMet: atMost(12.5),
    },
    {
      title: 'scheduled scenes in a saga (doubt, price, need, foe, turn)',
      aim: 'some in each',
      digits: 1,
      of: (sagas) => perSaga(sagas, ({ leaves }) => leaves.filter(endsScene).length),
      isMet: atLeast(1),
    },
    {
      title: 'kinds of oath that were played',
      aim: '≥ 5',
      of: (sagas) => new Set(sagas.flatMap(({ oath }) => oathOf(oath?.key ?? '')?.kind ?? [])).size,
      isMet: atLeast(5),
    },
    {
      title: 'sagas in which the oath gained or lost by what its kind asks for, %',
      aim: 'most (≥ 50)',
      of: (sagas) => share(sagas, ({ leaves }) => leaves.some(({ happenings }) => happenings.some(isOfCourse))),
      isMet: atLeast(50),
    },
  ],
};
