import { type Item } from '../character.js';
import { type FactionId, type Terrain } from '../world.js';
import { type Find, type Frame, type OfferContent, type Pursuit } from './frame.js';
import {
  type ItemUse,
  type OathContent,
  type ServiceContent,
  type ThreadContent,
  type ThreatContent,
} from './saga-content.js';

/** Where something can be met, done or found: on a terrain, or in any city. */
export type Ground = Terrain | 'city';

/** An offer of any table, with its test and its words. */
export type WordedOffer = OfferContent & Pick<Pursuit, 'voiced'>;

/** What the turns of one people are made of: its own tables before the common ones, by the place where they count. */
export interface FactionCatalogue {
  /** Storylets by terrain, without those that this people's country does not have. */
  readonly framesOn: Readonly<Record<Terrain, readonly Frame[]>>;
  readonly ownFrames: ReadonlySet<Frame>;
  readonly pursuitsAt: Readonly<Record<Ground, readonly Pursuit[]>>;
  readonly findsAt: Readonly<Record<Ground, readonly Find[]>>;
  /** What a town has for sale: the tools of every trade and all that can be found, each name once. */
  readonly wares: readonly Item[];
  /** Names of the things that an offer of a storylet requires. */
  readonly requiredItems: ReadonlySet<string>;
  /** Undefined for a people without sagas of its own. */
  readonly services: ServiceContent | undefined;
  /** By name of the item. */
  readonly uses: Readonly<Record<string, ItemUse>>;
}

/** All content that rules read, with its indexes. `game/content` builds it once. */
export interface Catalogue {
  readonly factions: Readonly<Record<FactionId, FactionCatalogue>>;
  /** Names of the things that every people can find. */
  readonly commonItems: ReadonlySet<string>;
  /** Offers that make up the number where an encounter has too few left. */
  readonly lastResorts: readonly Pursuit[];
  readonly frames: ReadonlyMap<string, Frame>;
  readonly offers: ReadonlyMap<string, WordedOffer>;
  readonly oaths: ReadonlyMap<string, OathContent>;
  readonly threats: ReadonlyMap<string, ThreatContent>;
  readonly threads: ReadonlyMap<string, ThreadContent>;
}
