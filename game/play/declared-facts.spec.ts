import { CATALOGUE } from '../content/catalogue.js';
import { HOURS, SEASONS, WEATHERS } from '../model/calendar.js';
import { type Frame, linesOf, type OfferContent, type StoryletNeeds } from '../model/content/frame.js';
import { isClimaxFrame, spineOfferOf } from '../model/offer-ids.js';
import { FACTIONS, type FactionId, type Terrain, TERRAINS } from '../model/world.js';
import { areTrue, type ClaimWords, claimsOf } from '../rules/facts/claims.js';
import { type Here } from '../rules/facts/here.js';
import { meets } from '../rules/facts/needs.js';

/** Every moment of every season, with the weather that it may have. */
const TIMES = SEASONS.flatMap((season) =>
  HOURS.flatMap((hour) =>
    WEATHERS.filter((w) => (w !== 'snow' || season === 'winter') && (w !== 'heat' || season === 'summer')).map(
      (weather) => ({ season, hour, weather }),
    ),
  ),
);
const peopleOf = (key: string): FactionId => FACTIONS.find((faction) => key.includes(faction)) ?? 'vikings';
const heresOf = (terrains: readonly Terrain[], faction: FactionId, when: StoryletNeeds = {}): readonly Here[] =>
  terrains
    .flatMap((terrain) =>
      TIMES.map((calendar) => ({ calendar, terrain, inTown: false, isOwned: true, faction, resting: false })),
    )
    .filter((here) => meets(when, here));

/** A deed lasts from one part of the day to the next, and a rest through the night. */
const lasting = (here: Here, isRest: boolean): readonly Here[] => {
  const { calendar } = here;
  if (!calendar) return [here];
  const hour = HOURS[(HOURS.indexOf(calendar.hour) + 1) % HOURS.length] ?? 'morning';
  return [here, { ...here, calendar: { ...calendar, hour } }].map((one) => ({ ...one, resting: isRest }));
};

const isEverTrue = (claims: readonly ClaimWords[], heres: readonly Here[], isRest: boolean): boolean =>
  claims.length === 0 || heres.some((here) => areTrue(claims, lasting(here, isRest)));

/** At which of these moments none of the lines is true. */
const untold = (lines: readonly string[], heres: readonly Here[]): readonly Here[] => {
  const claims = lines.map(claimsOf);
  return claims.some((one) => one.length === 0)
    ? []
    : heres.filter((here) => !claims.some((one) => areTrue(one, [here])));
};
const textsOf = ({ action, description, success, failure, needs }: OfferContent): readonly (readonly string[])[] => [
  ...(needs ? [] : [[action], [description]]),
  linesOf(success),
  linesOf(failure),
];
const shown = ({ terrain, calendar }: Here): string => `${terrain} ${Object.values(calendar ?? {}).join(' ')}`;

const frames = [...CATALOGUE.frames.values()];
const FRAME_OF = new Map(frames.flatMap((frame) => frame.offers.map(({ id }) => [id, frame] as const)));
const heresOfFrame = ({ key, terrains, when }: Frame): readonly Here[] => heresOf(terrains, peopleOf(key), when);

/** Faults of lines that the saga may need at any hour: a moment at which none of them can be told. */
const gapsIn = (name: string, lines: readonly string[], heres: readonly Here[]): readonly string[] =>
  untold(lines, heres)
    .slice(0, 1)
    .map((here) => `${name}: ${shown(here)}: ${lines[0] ?? ''}`);

it('the last tests, hunters, scenes and reckonings can be told at any hour, in any weather and season', () =>
  expect(
    frames
      .filter(({ key }) => isClimaxFrame(key))
      .flatMap((frame) => [
        ...gapsIn(frame.key, frame.openings, heresOfFrame(frame)),
        ...frame.offers.flatMap((offer) =>
          textsOf(offer).flatMap((lines) => gapsIn(offer.id, lines, heresOfFrame(frame))),
        ),
      ]),
  ).toEqual([]));

it('the steps of an oath and what closes a thread can be done at any hour, in any weather and season', () =>
  expect(
    [...CATALOGUE.offers]
      .filter(([id]) => ['step', 'thread'].includes(spineOfferOf(id)?.of ?? ''))
      .flatMap(([id, offer]) =>
        textsOf(offer).flatMap((lines) => gapsIn(id, lines, heresOf(TERRAINS, peopleOf(id), offer.needs))),
      ),
  ).toEqual([]));

it('no opening says by its words what its encounter never is', () =>
  expect(
    frames.flatMap((frame) => {
      const heres = heresOfFrame(frame);
      return frame.openings
        .filter((line) => untold([line], heres).length === heres.length)
        .map((line) => `${frame.key}: ${line}`);
    }),
  ).toEqual([]));

it('every deed, and each line of it, has a moment at which it may be told', () =>
  expect(
    [...CATALOGUE.offers].flatMap(([id, offer]) => {
      const frame = FRAME_OF.get(id);
      const heres = frame ? heresOfFrame(frame) : heresOf(TERRAINS, peopleOf(id), offer.needs);
      return textsOf(offer)
        .flat()
        .map((line) => ({ line, claims: claimsOf(line) }))
        .filter(({ claims }) => !isEverTrue(claims, heres, offer.kind === 'rest'))
        .map(({ line }) => `${id}: ${line}`);
    }),
  ).toEqual([]));
