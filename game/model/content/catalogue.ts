import { type Item } from '../character.js';
import { type FactionId, type Terrain } from '../world.js';
import { type Find, type Frame, type OfferContent, type Pursuit } from './frame.js';
import { type Matters } from './matters.js';
import { type ReckoningContent } from './reckonings.js';
import { type SagaSceneContent } from './scenes.js';
import {
  type ItemUse,
  type ClueContent,
  type OathContent,
  type ServiceContent,
  type ThreadContent,
  type ThreatContent,
} from './saga-content.js';

/** The place of an encounter, pursuit or find: a terrain, or any city. */
export type Ground = Terrain | 'city';

/** An offer of any table, with its test and its words. */
export type WordedOffer = OfferContent & Pick<Pursuit, 'voiced'>;

/** The content of one people's turns, by place: its own tables before the common ones. */
export interface FactionCatalogue {
  /** Storylets by terrain, without those that are excluded for this people. */
  readonly framesOn: Readonly<Record<Terrain, readonly Frame[]>>;
  readonly ownFrames: ReadonlySet<Frame>;
  readonly pursuitsAt: Readonly<Record<Ground, readonly Pursuit[]>>;
  readonly ownPursuits: ReadonlySet<Pursuit>;
  readonly findsAt: Readonly<Record<Ground, readonly Find[]>>;
  /** The things for sale in a town: the tools of every trade and all things that can be found, each name once. */
  readonly wares: readonly Item[];
  /** Names of the things that storylets' offers require. */
  readonly requiredItems: ReadonlySet<string>;
  /** Undefined for a people without sagas of its own. */
  readonly services: ServiceContent | undefined;
  /** By name of the item. */
  readonly uses: Readonly<Record<string, ItemUse>>;
  readonly scenes: readonly SagaSceneContent[];
  /** Undefined for a people without sagas of its own. */
  readonly matters: Matters | undefined;
  /** Finds what its time and land do not know; undefined: it knows all. */
  readonly unknown: RegExp | undefined;
}

/** All content for the rules, with its indexes. `game/content` builds it once. */
export interface Catalogue {
  readonly factions: Readonly<Record<FactionId, FactionCatalogue>>;
  /** Names of the things that all peoples can find. */
  readonly commonItems: ReadonlySet<string>;
  /** Extra offers for an encounter with too few left. */
  readonly lastResorts: readonly Pursuit[];
  readonly frames: ReadonlyMap<string, Frame>;
  /** Trades of people who never leave their place. A trade also identifies such people in older sagas. */
  readonly stayingTrades: ReadonlySet<string>;
  readonly offers: ReadonlyMap<string, WordedOffer>;
  readonly oaths: ReadonlyMap<string, OathContent>;
  readonly threats: ReadonlyMap<string, ThreatContent>;
  /** Clues too. */
  readonly threads: ReadonlyMap<string, ThreadContent | ClueContent>;
  readonly clues: ReadonlyMap<string, ClueContent>;
  readonly scenes: ReadonlyMap<string, SagaSceneContent>;
  /** By `<faction>/<kind of matter>`. */
  readonly reckonings: ReadonlyMap<string, ReckoningContent>;
}
