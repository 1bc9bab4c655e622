import { CATALOGUE, frameOf } from '#game/content/catalogue.js';
import { type Pursuit, type StoryletNeeds } from '#game/model/content/frame.js';
import { type Calendar } from '#game/model/calendar.js';
import { tablesOf } from '#game/content/tables.js';
import { deedFaults, thingsShown } from '../../content-validation/validate-shows.js';
import { FACTIONS } from '#game/model/world.js';
import { LEXICON } from '#game/rules/facts/lexicon.js';
import { type Contradiction, contradictionsIn } from '../facts/contradictions.js';
import { atMost, perSaga, type Section, share } from './figure.js';
import { isLeisure, type Leaf, type ReadSaga } from './read-saga.js';

/** A meeting: the first leaf of each encounter. */
const meetings = ({ leaves }: ReadSaga): readonly Leaf[] =>
  leaves.filter(({ menu: { frame } }, i) => frame !== null && leaves[i - 1]?.menu.frame !== frame);
const all = (sagas: readonly ReadSaga[]): readonly Leaf[] => sagas.flatMap(meetings);

const isTimely = ({ hours, weathers, seasons }: StoryletNeeds, { hour, weather, season }: Calendar): boolean =>
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

const contradictions = (sagas: readonly ReadSaga[], is: (kind: Contradiction['kind']) => boolean): number | null =>
  perSaga(sagas, (saga) => contradictionsIn(saga).filter(({ kind }) => is(kind)).length);

/** Offers of storylets that name a thing which another storylet of their people shows, and theirs does not. */
const UNSHOWN: ReadonlySet<string> = new Set(
  FACTIONS.flatMap((faction) => {
    const { frames } = tablesOf(faction);
    const things = thingsShown(frames);
    return frames.flatMap((frame) =>
      frame.offers
        .filter((offer) => deedFaults({ ...frame, offers: [offer] }, things, '').length > 0)
        .map(({ id }) => id),
    );
  }),
);
const encounterCards = (sagas: readonly ReadSaga[]): readonly string[] =>
  all(sagas).flatMap(({ menu }) => menu.cards.map(({ id }) => id));

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
    {
      title: 'choices against hour, weather, season or ship, in a saga',
      aim: '0',
      digits: 2,
      of: (sagas) => contradictions(sagas, (kind) => kind === 'offer'),
      isMet: atMost(0),
    },
    {
      title: 'afloat told as afoot, or afoot as afloat, in a saga',
      aim: '0',
      digits: 2,
      of: (sagas) => contradictions(sagas, (kind) => kind === 'afloat' || kind === 'afoot'),
      isMet: atMost(0),
    },
    {
      title: 'sentences against hour, weather, season, ground or view, in a saga',
      aim: '0',
      digits: 2,
      of: (sagas) => contradictions(sagas, (kind) => kind !== 'offer'),
      isMet: atMost(0),
    },
    {
      title: 'choices of encounters that name what the opening does not declare, %',
      aim: '0',
      digits: 1,
      of: (sagas) => share(encounterCards(sagas), (id) => UNSHOWN.has(id)),
      isMet: atMost(0),
    },
  ],
};

/** What the content declares of itself, as lines to print. */
export const declaredFacts = (): readonly string[] => {
  const frames = [...CATALOGUE.frames.values()];
  const count = (is: (frame: (typeof frames)[number]) => boolean): number => frames.filter(is).length;
  const timed = count(({ when }) => Boolean(when?.hours ?? when?.weathers ?? when?.seasons));
  const explicit = [...PURSUITS.values()].filter(({ needs }) => needs !== undefined).length;
  return [
    `${frames.length} encounters: all declare their ground; ${timed} an hour, a weather or a season; ${count(({ shows }) => shows !== undefined)} their things; ${count(({ who }) => who !== undefined)} a person and gender`,
    `${PURSUITS.size} pursuits: all declare their ground; ${explicit} declare hour, weather, season or ship in place of their words`,
    `every line of every table declares hour, weather, season, view, light and ground by its words: ${LEXICON.length} entries`,
  ];
};
