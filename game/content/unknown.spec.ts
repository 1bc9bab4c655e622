import { FACTIONS } from '../model/world.js';
import { linesOf, type OfferWords } from '../model/content/frame.js';
import { SAGAS } from './sagas.js';
import { COMMON, tablesOf } from './tables.js';
import { UNKNOWN_TO } from './unknown.js';
import { VOICES } from './voices.js';

const PEOPLES = FACTIONS.flatMap((people) =>
  UNKNOWN_TO.has(people) ? [[people, UNKNOWN_TO.get(people) ?? /$^/] as const] : [],
);
/** Every line at any depth, except the names of things, which sagas keep. */
const linesIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          key === 'unknown' || key === 'requiresItem' ? [] : linesIn(inner),
        )
      : [];

const offers: readonly OfferWords[] = [
  ...COMMON.frames.flatMap((frame) => frame.offers),
  ...COMMON.pursuits,
  ...COMMON.lastResorts,
];
const tellings: readonly (readonly string[])[] = [
  ...COMMON.frames.flatMap(({ openings, still, later }) => [openings, linesOf(still), linesOf(later)]),
  ...offers.flatMap(({ success, failure }) => [linesOf(success), linesOf(failure)]),
];

describe.each(PEOPLES)('what the %s do not know', (people, unknown) => {
  it('is in no line of their own', () =>
    expect(linesIn([SAGAS[people], tablesOf(people), VOICES[people]]).filter((line) => unknown.test(line))).toEqual(
      [],
    ));

  it('is in no choice that all peoples have', () =>
    expect(
      offers.flatMap(({ action, description }) => [action, description]).filter((line) => unknown.test(line)),
    ).toEqual([]));

  it('leaves them a line for everything that can be told of all peoples', () =>
    expect(tellings.filter((lines) => lines.every((line) => unknown.test(line)))).toEqual([]));
});
