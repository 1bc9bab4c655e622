import { type Companion, type Difficulty, type Item } from './character.js';
import { type Draw } from './draw.js';
import { type Cell } from './cell.js';
import { type GamePhase } from './session.js';
import { type Offer } from './offer.js';
import { type Calendar } from './calendar.js';
import { type FactionId, type Terrain } from './world.js';
import { type Service } from './content/saga-content.js';

/** What the spine of a session brings to a place. */
export interface SagaSituation {
  readonly calendar: Calendar;
  readonly oathKey: string;
  /** 0 to 10. */
  readonly boxes: number;
  readonly threatKey: string;
  /** Stands where the oath is to be kept. */
  readonly atGoal: boolean;
  /** Number of the oath's undone step that is to be done here, or null. */
  readonly step: number | null;
  /** Content keys of open threads that can be closed here. */
  readonly threads: readonly string[];
  /** What the city here has to offer: nothing once it has shut its gates. */
  readonly services: readonly Service[];
  readonly isAsked: boolean;
  readonly isHunted: boolean;
  /** What things cost, in hundredths of their value. */
  readonly prices: number;
  /** Ids of those who may come back: somebody who thinks well of the player, and somebody who does not. */
  readonly friend: string | null;
  readonly foe: string | null;
}

/** Everything that the choice of an encounter may look at. */
export interface Situation {
  readonly faction: FactionId;
  readonly difficulty: Difficulty;
  readonly turn: number;
  readonly terrain: Terrain;
  /** Name of the city that stands here, or null. */
  readonly city: string | null;
  /** The cell as it stands after the turn; `frame` and `isResolved` tell of its past. */
  readonly cell: Cell;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly coins: number;
  readonly inventory: readonly Item[];
  readonly companions: readonly Companion[];
  /** Frames met lately in this line of turns, newest last: not to be met again so soon. */
  readonly recentFrames: readonly string[];
  /** Offers already tried in vain at this encounter. */
  readonly spentOffers: readonly string[];
  /** Id of the person in the middle of the encounter that goes on, or null. */
  readonly them: string | null;
  /** Null in a session without a spine. */
  readonly saga: SagaSituation | null;
}

/** What stands before the player now: its content key and what can be done about it. */
export interface Encounter {
  /** `<faction or common>/<name>`, null where nothing is in the way. */
  readonly frame: string | null;
  readonly gamePhase: GamePhase;
  /** 3 or 4, never fewer than 2 that need no item. */
  readonly offers: readonly Offer[];
  /** Id of the person whom the player knows and who stands in the middle of it; absent: nobody. */
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
  /** What may be found in such a place on a success: loot by frame, terrain and faction. */
  find(situation: Situation, draw: Draw): Item | null;
}
