import { type Item } from '../../model/character.js';
import { type Catalogue, type FactionCatalogue, type Ground, type WordedOffer } from '../../model/content/catalogue.js';
import { type Find, type Frame, type Pursuit } from '../../model/content/frame.js';
import { type SagaContent } from '../../model/content/saga-content.js';
import { FACTIONS, type FactionId, TERRAINS } from '../../model/world.js';
import { spineFramesOf, spineOffersOf } from './spine-offers.js';

/** What is met, done and found by everybody, or by one people alone. */
export interface Tables {
  readonly frames: readonly Frame[];
  readonly pursuits: readonly Pursuit[];
  readonly finds: readonly Find[];
}
export interface CommonTables extends Tables {
  readonly lastResorts: readonly Pursuit[];
}
export interface FactionTables extends Tables {
  /** The things that the trades of this people start with; towns sell them. */
  readonly tools: readonly Item[];
  /** Undefined: this people plays without an oath. */
  readonly saga: SagaContent | undefined;
  readonly unknown?: RegExp | undefined;
}
export type TablesByFaction = Readonly<Record<FactionId, FactionTables>>;

const GROUNDS: readonly Ground[] = [...TERRAINS, 'city'];

const listsBy = <K extends string, T>(
  keys: readonly K[],
  items: readonly T[],
  keysOf: (item: T) => readonly K[],
): Readonly<Record<K, readonly T[]>> =>
  Object.fromEntries(keys.map((key) => [key, items.filter((item) => keysOf(item).includes(key))])) as Record<K, T[]>;

const distinctByName = (items: readonly Item[]): readonly Item[] => [
  ...new Map(items.map((item) => [item.name, item])).values(),
];

const factionCatalogue = (faction: FactionId, own: FactionTables, common: CommonTables): FactionCatalogue => {
  const frames = [...own.frames, ...common.frames];
  const pursuits = [...own.pursuits, ...common.pursuits];
  const finds = [...own.finds, ...common.finds];
  const here = frames.filter(({ notAmong }) => !notAmong?.includes(faction));
  return {
    framesOn: listsBy(TERRAINS, here, ({ terrains }) => terrains),
    ownFrames: new Set(own.frames),
    pursuitsAt: listsBy(GROUNDS, pursuits, ({ places }) => places),
    ownPursuits: new Set(own.pursuits),
    findsAt: listsBy(GROUNDS, finds, ({ places }) => places),
    wares: distinctByName([...own.tools, ...finds.map(({ item }) => item)]),
    requiredItems: new Set(frames.flatMap(({ offers }) => offers.flatMap(({ requiresItem }) => requiresItem ?? []))),
    services: own.saga?.services,
    uses: own.saga?.uses ?? {},
    scenes: own.saga?.scenes ?? [],
    matters: own.saga?.matters,
    unknown: own.unknown,
  };
};

const byKey = <T extends { readonly key: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.key, item]));

const everyFrame = (common: CommonTables, factions: TablesByFaction): readonly Frame[] => [
  ...common.frames,
  ...FACTIONS.flatMap((faction) => factions[faction].frames),
  ...FACTIONS.flatMap((faction) => {
    const { saga } = factions[faction];
    return saga ? spineFramesOf(faction, saga) : [];
  }),
];

const everyOffer = (
  common: CommonTables,
  factions: TablesByFaction,
): readonly (WordedOffer & { readonly id: string })[] => [
  ...everyFrame(common, factions).flatMap(({ offers }) => offers),
  ...common.pursuits,
  ...common.lastResorts,
  ...FACTIONS.flatMap((faction) => factions[faction].pursuits),
  ...FACTIONS.flatMap((faction) => {
    const { saga } = factions[faction];
    return saga ? spineOffersOf(faction, saga) : [];
  }),
];

/** Tables with their indexes, as rules and the narrator look things up. */
export const catalogueOf = (common: CommonTables, factions: TablesByFaction): Catalogue => {
  const sagas = FACTIONS.flatMap((faction) => factions[faction].saga ?? []);
  return {
    factions: Object.fromEntries(
      FACTIONS.map((faction) => [faction, factionCatalogue(faction, factions[faction], common)]),
    ) as Record<FactionId, FactionCatalogue>,
    commonItems: new Set(common.finds.map(({ item }) => item.name)),
    lastResorts: common.lastResorts,
    frames: byKey(everyFrame(common, factions)),
    stayingTrades: new Set(everyFrame(common, factions).flatMap(({ who }) => (who?.stays ? [who.trade] : []))),
    offers: new Map(everyOffer(common, factions).map((offer) => [offer.id, offer])),
    oaths: byKey(sagas.flatMap(({ oaths }) => oaths)),
    threats: byKey(sagas.flatMap(({ threats }) => threats)),
    threads: byKey(sagas.flatMap(({ threads, clues }) => [...threads, ...clues])),
    clues: byKey(sagas.flatMap(({ clues }) => clues)),
    scenes: byKey(sagas.flatMap(({ scenes }) => scenes)),
    reckonings: new Map(
      FACTIONS.flatMap((faction) =>
        (factions[faction].saga?.reckonings ?? []).map((one) => [`${faction}/${one.kind}`, one] as const),
      ),
    ),
  };
};
