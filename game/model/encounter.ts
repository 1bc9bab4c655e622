import { type Companion, type Difficulty, type Item } from './character.js';
import { type Draw } from './draw.js';
import { type Cell } from './cell.js';
import { type GamePhase } from './session.js';
import { type Offer } from './offer.js';
import { type Calendar } from './calendar.js';
import { type PlayedScene } from './saga.js';
import { type FactionId, type Terrain } from './world.js';
import { type OathKind } from './content/oath-kinds.js';
import { type ReckoningKind } from './content/reckonings.js';
import { type Service } from './content/saga-content.js';

/** An open matter that its other side will not leave alone. */
export interface DueMatter {
  readonly kind: ReckoningKind;
  /** Id of the person, or of the companion who wishes. */
  readonly them: string;
}

/** The part of a session's spine that matters at a place. */
export interface SagaSituation {
  readonly calendar: Calendar;
  readonly oathKey: string;
  /** 0 to 10. */
  readonly boxes: number;
  readonly threatKey: string;
  /** Clues into the last test that were followed up. */
  readonly approaches: number;
  /** Segments of the threat, of 12. */
  readonly segments: number;
  /** Scenes that were played, in order. */
  readonly scenes: readonly PlayedScene[];
  /** Ids of the one the oath was sworn to and of the foe. */
  readonly giver: string;
  readonly enemy: string;
  /** Whether there is a clue left to be learnt, and room for it. */
  readonly canLearn: boolean;
  /** Ids of open clues, and of other matters that run out soon elsewhere. */
  readonly openClues: readonly string[];
  readonly runningOut: readonly string[];
  /** Matters whose other side comes for them now: the first to run out comes first. */
  readonly reckonings: readonly DueMatter[];
  readonly oathKind: OathKind;
  /** Friends who are near, each with the turn of the last dealing with them. */
  readonly near: readonly { readonly id: string; readonly seen: number }[];
  /** Whether the town here was warned of the threat. */
  readonly isWarned: boolean;
  /** Whether the player is at the oath's goal. */
  readonly atGoal: boolean;
  /** Number of the oath's undone step here, or null. */
  readonly step: number | null;
  /** Content keys of open threads that can be closed here. */
  readonly threads: readonly string[];
  /** The services of the city here: none after it has shut its gates. */
  readonly services: readonly Service[];
  readonly isAsked: boolean;
  readonly isHunted: boolean;
  /** Prices, in hundredths of a thing's value. */
  readonly prices: number;
  /** Ids of the persons who may come back: a friend and a foe. */
  readonly friend: string | null;
  readonly foe: string | null;
}

/** The whole input for the choice of an encounter. */
export interface Situation {
  readonly faction: FactionId;
  readonly difficulty: Difficulty;
  readonly turn: number;
  readonly terrain: Terrain;
  /** Name of the city here, or null. */
  readonly city: string | null;
  /** The cell after the turn; `frame` and `isResolved` are its past. */
  readonly cell: Cell;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly coins: number;
  readonly inventory: readonly Item[];
  readonly companions: readonly Companion[];
  /** Recent frames in this line of turns, newest last: they are not met again soon. */
  readonly recentFrames: readonly string[];
  /** Offers that have failed at this encounter. */
  readonly spentOffers: readonly string[];
  /** Outcomes of what was chosen at leisure, newest last: `<id in the content> +` or `-`. */
  readonly usedOutcomes: readonly string[];
  /** Ids of the cards in the last menus at leisure, newest last: these cards rest. */
  readonly shownLately: readonly string[];
  /** Id of the person in the open encounter, or null. */
  readonly them: string | null;
  /** Null in a session without a spine. */
  readonly saga: SagaSituation | null;
}

/** The player's current encounter: its content key and its offers. */
export interface Encounter {
  /** `<faction or common>/<name>`, null without an encounter. */
  readonly frame: string | null;
  readonly gamePhase: GamePhase;
  /** 3 or 4, never fewer than 2 that need no item. */
  readonly offers: readonly Offer[];
  /** Id of the known person in it; absent: none. */
  readonly them?: string;
}

/**
 * The port that rules ask for what meets the player (design section 7). Pure: same situation and draws, same encounter.
 * - `meet`: on entering a cell that has no open encounter. It may find the way quiet (`frame` null, exploration or city).
 * - `continue`: the same encounter after a failed try, without the offers spent.
 * - `settle`: on a cell whose encounter is resolved or that is quiet: what the oath and the threads ask for here, the
 *   city's services, rest, explore, trade and their like.
 */
export interface Encounters {
  meet(situation: Situation, draw: Draw): Encounter;
  continue(situation: Situation, draw: Draw): Encounter;
  settle(situation: Situation, draw: Draw): Encounter;
  /** The things that a success may find at such a place: loot by frame, terrain and faction. */
  find(situation: Situation, draw: Draw): Item | null;
}
