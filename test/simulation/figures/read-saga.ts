import { type Attempt, type SceneRef } from '#game/model/attempt.js';
import { type Calendar } from '#game/model/calendar.js';
import { type Companion, type Item } from '#game/model/character.js';
import { type Ground } from '#game/model/content/catalogue.js';
import { type Deed } from '#game/model/deed.js';
import { isExtraOffer } from '#game/model/extra-offers.js';
import { isClimaxFrame, serviceOf, spineOfferOf } from '#game/model/offer-ids.js';
import { type Advice } from '#game/model/content/counsel.js';
import { counselIn } from '#backend/modules/session/domain/saga/counsel.rules.js';
import { type OfferKind, type Risk } from '#game/model/offer.js';
import { type Happening, type Oath, type Person, type Thread } from '#game/model/saga.js';
import { type FactionId, type Terrain } from '#game/model/world.js';
import { landmarkAt } from '#game/rules/world/surroundings.js';
import { cityAt, terrainAt } from '#game/rules/world/travel.js';
import { chanceOf } from '../policies/judge.js';
import { type PlayedSaga, type PlayedTurn, type Seen } from '../play-saga.js';

/** A choice of a menu. */
export interface Card {
  readonly id: string;
  /** In percent. */
  readonly chance: number;
  readonly kind: OfferKind;
  readonly risk: Risk;
  readonly requiresItem: string | null;
}
/** What stood before a turn. */
export interface Menu {
  /** Null outside encounters. */
  readonly frame: string | null;
  /** Id of the known person who is met. */
  readonly them: string | null;
  readonly cards: readonly Card[];
  /** What the companions said before the choice. */
  readonly counsel: readonly Pick<Advice, 'companion' | 'offerId'>[];
}
/** Where and when a leaf begins or ends. */
export interface Spot {
  /** Null in a saga without a spine. */
  readonly calendar: Calendar | null;
  readonly terrain: Terrain;
  /** Name of the town or landmark here. */
  readonly town: string | null;
  readonly landmark: string | null;
  readonly frame: string | null;
}
/** A turn: what was chosen of which menu, what changed, and its story ('' where it was not told). */
export interface Leaf {
  readonly menu: Menu;
  readonly deed: Pick<Deed, 'kind' | 'offerId' | 'requiresItem'>;
  readonly attempt: Attempt | null;
  /** Written by the player, even where it was read as a listed choice. */
  readonly isWritten: boolean;
  readonly success: boolean;
  readonly coins: number;
  readonly wound: number;
  /** Names of new things in the bag. */
  readonly gained: readonly string[];
  readonly happenings: readonly Happening[];
  readonly story: string;
  readonly company: readonly Companion[];
  /** Before the turn; null in a saga without a spine. */
  readonly calendar: Calendar | null;
  readonly terrain: Terrain;
  readonly ground: Ground;
  readonly after: Spot;
}
/** A saga as the figures read it. */
export interface ReadSaga {
  readonly seed: string;
  readonly faction: FactionId;
  readonly end: PlayedSaga['end'];
  readonly opening: string;
  readonly leaves: readonly Leaf[];
  readonly oath: Pick<Oath, 'key' | 'who' | 'foe' | 'boxes'> | null;
  readonly people: readonly Pick<Person, 'id' | 'name' | 'role'>[];
  /** Every thread that was ever open. */
  readonly threads: readonly Pick<Thread, 'id' | 'key' | 'kind' | 'them'>[];
  /** Of people and places. */
  readonly names: readonly string[];
}

const menuOf = (seen: Seen): Menu => ({
  frame: seen.standing.frame,
  them: seen.standing.them ?? null,
  cards: seen.standing.offers.map((offer) => ({
    id: offer.id,
    chance: chanceOf(seen, offer),
    kind: offer.kind,
    risk: offer.risk,
    requiresItem: offer.requiresItem,
  })),
  counsel: counselIn(seen),
});

const newThings = (before: readonly Item[], after: readonly Item[]): readonly string[] =>
  after.filter(({ name }) => !before.some((held) => held.name === name)).map(({ name }) => name);

const spotOf = ({ saga, world, holdings: { location }, standing }: Seen): Spot => ({
  calendar: saga?.calendar ?? null,
  terrain: terrainAt(world, location),
  town: cityAt(world, location)?.name ?? null,
  landmark: landmarkAt(world, location)?.name ?? null,
  frame: standing.frame,
});

const leafOf = ({ data, before }: PlayedTurn, story: string, after: Seen): Leaf => {
  const { holdings, saga, world } = before;
  const terrain = terrainAt(world, holdings.location);
  return {
    menu: menuOf(before),
    deed: data.deed,
    attempt: data.deed.attempt,
    isWritten: data.isCustomAction,
    success: data.success,
    coins: data.coinsDelta,
    wound: data.hitPointsLost,
    gained: newThings(holdings.inventory, after.holdings.inventory),
    happenings: data.saga?.happenings ?? [],
    story,
    company: holdings.companions,
    calendar: saga?.calendar ?? null,
    terrain,
    ground: cityAt(world, holdings.location) === null ? terrain : 'city',
    after: spotOf(after),
  };
};

/** Everybody and every place that a story may name. */
const namesIn = ({ saga, world, hero, holdings }: Seen): readonly string[] => [
  hero.name,
  ...[...(saga?.people ?? []), ...holdings.companions, ...world.cities].map(({ name }) => name),
  ...[...(world.landmarks ?? []), ...(world.places ?? [])].flatMap(({ name, gloss }) => [name, gloss]),
];

/** Reads a played saga; drops its world, which is large. */
export const readSaga = ({ setting, session, turns, stories, end }: PlayedSaga): ReadSaga => {
  const sagas = [...turns.map(({ before }) => before.saga), session.saga];
  const threads = new Map(sagas.flatMap((saga) => saga?.threads ?? []).map((thread) => [thread.id, thread]));
  return {
    seed: setting.seed,
    faction: setting.faction,
    end,
    opening: stories[0] ?? '',
    leaves: turns.map((turn, i) => leafOf(turn, stories[i + 1] ?? '', turns[i + 1]?.before ?? session)),
    oath: session.saga?.oath ?? null,
    people: session.saga?.people ?? [],
    threads: [...threads.values()],
    names: namesIn(session),
  };
};

/** To ask for news is about this saga, and healing comes from wounds. */
const isPlainService = (id: string): boolean => !['ask', 'heal', null].includes(serviceOf(id));
/** A pursuit or a service of any town: it knows nothing of this saga. Rest is offered to the hurt alone. */
export const isGeneric = ({ id, kind }: Card): boolean =>
  kind !== 'rest' && !isExtraOffer(id) && !/\.\d+$/.test(id) && (spineOfferOf(id) === null || isPlainService(id));

export const isLeisure = ({ menu }: Leaf): boolean => menu.frame === null;
/** Something other than going on, done outside encounters. */
export const isLeisureDeed = (leaf: Leaf): boolean => isLeisure(leaf) && leaf.deed.kind !== 'move';
/** At the last test, before the hunter, in a scene of the middle or a reckoning. */
export const isClimax = ({ menu }: Leaf): boolean => isClimaxFrame(menu.frame);
export const isLastTest = ({ menu }: Leaf): boolean => menu.frame?.endsWith(':test') === true;

/** Whom or what own words are about. */
export const targetsOf = (attempt: Attempt | null): readonly SceneRef[] =>
  [attempt?.object, attempt?.addressee].filter((ref): ref is SceneRef => ref !== null && ref !== undefined);
