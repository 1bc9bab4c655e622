import { type MovementOption } from './cell.js';
import { type Attributes, type Companion, type Gender, type Item, type ProfessionId } from './character.js';
import { type Calendar } from './calendar.js';
import { type Hex } from './hex.js';
import { type Offer } from './offer.js';
import { type Mood } from './saga.js';
import { type GamePhase } from './session.js';
import { type FactionId, type Terrain } from './world.js';

/** A person whom the player may name. The one of the open encounter has the id null until they are met. */
export interface ScenePerson {
  readonly id: string | null;
  /** Null: nobody has told it yet. */
  readonly name: string | null;
  readonly gender: 'male' | 'female';
  readonly trade: string;
  readonly mood: Mood | null;
  readonly alive: boolean;
  /** Whether they can be spoken to now. */
  readonly isHere: boolean;
  /** Where they were last, by name. */
  readonly lastSeenAt: string | null;
}
/** A city, a landmark or a named ground that the player knows of. */
export interface ScenePlace extends Hex {
  readonly name: string;
  /** What the name means, or null. */
  readonly gloss: string | null;
  readonly kind: 'city' | 'landmark' | 'ground';
  /** In hexes. */
  readonly distance: number;
}
/** What is seen here and not carried, by the words for it. */
export interface Sight {
  readonly name: string;
  readonly words: readonly string[];
}
/** An offer with the words that the player sees. */
export type SceneOffer = Offer & {
  /** Words with spaces. */
  readonly action: string;
  readonly description: string;
  /** What the saga's page calls the same deed: 'Ask in Hrafnsvik who bought the ring.' */
  readonly title?: string;
  /** Companions by id who advise it, with the chance in percent as they see it; absent: nobody does. */
  readonly advisedBy?: readonly { readonly companion: string; readonly chance: number }[];
};
interface SceneThread {
  readonly id: string;
  readonly kind: string;
  readonly themName: string;
  readonly placeName: string;
  readonly dueDay: number;
  /** In a sentence, as the saga's page tells it. */
  readonly title?: string;
}

/**
 * The player's view of where they stand: all that a free text can be about, and all that a question is answered from.
 * Plain data; it holds nothing that the player may not know.
 */
export interface Scene {
  readonly faction: FactionId;
  readonly hero: {
    readonly name: string;
    readonly gender: Gender;
    readonly profession: ProfessionId;
    readonly attributes: Attributes;
    readonly hitPoints: number;
    readonly maxHitPoints: number;
    readonly coins: number;
  };
  readonly phase: GamePhase;
  /** Key of the open encounter, or null. */
  readonly frame: string | null;
  readonly terrain: Terrain;
  readonly city: string | null;
  readonly river: boolean;
  readonly road: boolean;
  readonly calendar: Calendar | null;
  readonly persons: readonly ScenePerson[];
  readonly companions: readonly Companion[];
  readonly inventory: readonly Item[];
  readonly sights: readonly Sight[];
  /** Names of what the town sells; absent: nothing. */
  readonly wares?: readonly string[];
  readonly places: readonly ScenePlace[];
  readonly ways: readonly MovementOption[];
  readonly offers: readonly SceneOffer[];
  /** Offers of the saga here that failed lately: no list shows them until the player has slept or come again. */
  readonly tried?: readonly SceneOffer[];
  /** Null in a saga without a spine. */
  readonly saga: {
    /** The oath in a sentence, as the saga page tells it. */
    readonly oath: string;
    readonly boxes: number;
    readonly goal: string;
    readonly threat: string;
    readonly segments: number;
    readonly threads: readonly SceneThread[];
  } | null;
}
