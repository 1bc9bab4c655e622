import { type Companion, type Item } from '../rules/character.js';
import { type Check, type ChoiceDifficulty } from '../rules/success-chance.js';
import { type Hex } from '../world/hex.js';
import { type Terrain } from '../world/world.js';

export const GAME_PHASES = ['encounter', 'exploration', 'city', 'travel', 'game_over'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

/** What sort of deed it is; consequences come from it, never from prose (design section 7). */
export const OFFER_KINDS = ['force', 'craft', 'talk', 'flight', 'gift', 'patience', 'explore', 'rest', 'trade'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
export const RISKS = ['none', 'slight', 'serious', 'grave'] as const;
export type Risk = (typeof RISKS)[number];

/** What the rules let a player do next. The narrator words it and can't change it (design section 6). */
export interface Offer extends Check {
  /** Unique among the offers of its turn, and the same for the same deed from the same point. */
  readonly id: string;
  readonly kind: OfferKind;
  /** Name of an item that must be in the inventory. */
  readonly requiresItem: string | null;
  readonly risk: Risk;
  /** Coins it takes: nobody with fewer may try. Absent: none. */
  readonly cost?: number;
  /** What is to be had for them. */
  readonly item?: Item;
}

/** Where the player may go, as the client gets it (specification section 3). */
export interface MovementOption extends Hex {
  readonly terrain: Terrain;
  /** Hexes; always 1 so far. */
  readonly distance: number;
  readonly difficulty: ChoiceDifficulty;
  /** Unique in its list: 'Move {description}' names this way. */
  readonly description: string;
  readonly isCity: boolean;
  /** Name of the city. */
  readonly cityDetails: string | null;
}

/** What the map remembers of one hex. */
export interface Cell extends Hex {
  readonly terrain: Terrain;
  readonly visitCount: number;
  /** Name of the encounter that stands, or stood, here: a key of the content. */
  readonly frame: string | null;
  readonly isResolved: boolean;
  /** Failed tries at the encounter. */
  readonly attempts: number;
  /** Turns; times are ISO 8601, UTC. */
  readonly lastTurn: number;
  readonly firstVisitAt: string;
  readonly lastVisitAt: string;
}

/** One use of the dice: the k-th draw for a purpose, 1 to `sides` (design section 6). */
export interface DrawRecord {
  readonly purpose: string;
  readonly k: number;
  readonly sides: number;
  readonly value: number;
}

/** What was done, freed of its wording. */
export interface Deed extends Check {
  readonly kind: OfferKind | 'move';
  readonly offerId: string | null;
  readonly to: Hex | null;
  readonly requiresItem: string | null;
  readonly risk: Risk;
}

/** A check as it was made: percent needed and percent rolled. */
export interface ResolvedCheck extends Check {
  readonly chance: number;
  readonly roll: number;
}

/** What the player holds and is, after a turn. */
export interface Holdings {
  readonly hitPoints: number;
  readonly coins: number;
  readonly inventory: readonly Item[];
  readonly companions: readonly Companion[];
  readonly location: Hex;
}

/** Where the player stands in the game, after a turn: what may be done next. */
export interface Standing {
  readonly gamePhase: GamePhase;
  readonly frame: string | null;
  readonly offers: readonly Offer[];
  readonly movement: readonly MovementOption[];
  /** Id of the person whom the player knows and who stands in the middle of the encounter. Absent: nobody. */
  readonly them?: string;
}

/** The words given to an offer: `action` is words joined by underscores (specification section 3). */
export interface Wording {
  readonly offerId: string;
  readonly action: string;
  readonly description: string;
}

export const ENDINGS = ['triumph', 'loss', 'death', 'abandonment'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface WorldSettings {
  readonly faction: string;
  readonly era: string;
  readonly environment: string;
  readonly tone: string;
}

