import { CATALOGUE, frameOf } from '#game/content/catalogue.js';
import { type Pursuit, type When } from '#game/model/content/frame.js';
import { type Calendar } from '#game/model/calendar.js';
import { atMost, notYet, type Section, share } from './figure.js';
import { isLeisure, type Leaf, type ReadSaga } from './read-saga.js';

/** A meeting: the first leaf of each encounter. */
const meetings = ({ leaves }: ReadSaga): readonly Leaf[] =>
  leaves.filter(({ menu: { frame } }, i) => frame !== null && leaves[i - 1]?.menu.frame !== frame);
const all = (sagas: readonly ReadSaga[]): readonly Leaf[] => sagas.flatMap(meetings);

const isTimely = ({ hours, weathers, seasons }: When, { hour, weather, season }: Calendar): boolean =>
  (hours?.includes(hour) ?? true) && (weathers?.includes(weather) ?? true) && (seasons?.includes(season) ?? true);
/** Met at another hour, in other weather or another season than it declares. */
export const isUntimely = ({ menu, calendar }: Leaf): boolean => {
  const when = frameOf(menu.frame)?.when;
  return when !== undefined && calendar !== null && !isTimely(when, calendar);
};
/** Met on ground that it does not declare. */
export const isOutOfPlace = ({ menu, terrain }: Leaf): boolean =>
  frameOf(menu.frame)?.terrains.includes(terrain) === false;

/** By id. */
const PURSUITS: ReadonlyMap<string, Pursuit> = new Map(
  Object.values(CATALOGUE.factions)
    .flatMap(({ pursuitsAt }) => Object.values(pursuitsAt).flat())
    .map((pursuit) => [pursuit.id, pursuit]),
);
const pursuitsOffered = (sagas: readonly ReadSaga[]): readonly boolean[] =>
  sagas.flatMap(({ leaves }) =>
    leaves.filter(isLeisure).flatMap(({ menu, ground }) =>
      menu.cards.flatMap(({ id }) => {
        const pursuit = PURSUITS.get(id);
        return pursuit ? [!pursuit.places.includes(ground)] : [];
      }),
    ),
  );

export const FACTS: Section = {
  title: '8, 9  Contradictions by declared facts',
  figures: [
    {
      title: 'encounters met outside their hour, weather or season, %',
      aim: '0',
      digits: 1,
      of: (sagas) => share(all(sagas), isUntimely),
      isMet: atMost(0),
    },
    {
      title: 'encounters met off their ground, %',
      aim: '0',
      digits: 1,
      of: (sagas) => share(all(sagas), isOutOfPlace),
      isMet: atMost(0),
    },
    {
      title: 'pursuits offered off their ground, %',
      aim: '0',
      digits: 1,
      of: (sagas) => share(pursuitsOffered(sagas), (isOff) => isOff),
      isMet: atMost(0),
    },
    notYet('pursuits against hour, weather or season', '0'),
    notYet('afloat told as afoot', '0'),
    notYet('offers that name what the opening does not declare', '0'),
  ],
};

/** What the content declares of itself, and what it does not, as lines to print. */
export const declaredFacts = (): readonly string[] => {
  const frames = [...CATALOGUE.frames.values()];
  const count = (is: (frame: (typeof frames)[number]) => boolean): number => frames.filter(is).length;
  const timed = count(({ when }) => Boolean(when?.hours ?? when?.weathers ?? when?.seasons));
  return [
    `${frames.length} encounters: ${timed} declare an hour, a weather or a season; ${count(({ who }) => who !== undefined)} declare their person and gender; none declares number, props, or afloat or afoot`,
    `${PURSUITS.size} pursuits: all declare their ground; none has a field for hour, weather, season or ship`,
    'variants of a text (openings, outcomes) declare nothing of their own; lines of clauses declare hour and weather by their words',
    'wish threads have no field for whether a person or a beast wishes',
  ];
};
