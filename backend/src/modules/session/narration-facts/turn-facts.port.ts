import { type Companion, type Difficulty, type Gender, type Item, type ProfessionId } from '#game/model/character.js';
import { type Cell } from '#game/model/cell.js';
import { type Deed, type ResolvedCheck } from '#game/model/deed.js';
import { type Ending, type GamePhase } from '#game/model/session.js';
import { type Offer } from '#game/model/offer.js';
import { type FactionId, type Terrain } from '#game/model/world.js';
import { type SagaFacts } from './saga-facts.port.js';

/**
 * The rules' decisions that the player may know: the narrator's only input (design section 6). Plain data: a conversion
 * to JSON and back does not change it.
 */
export interface TurnFacts {
  readonly faction: FactionId;
  readonly difficulty: Difficulty;
  readonly hero: {
    readonly name: string;
    readonly gender: Gender;
    readonly profession: ProfessionId;
    readonly hitPoints: number;
    readonly maxHitPoints: number;
    readonly coins: number;
    readonly inventory: readonly Item[];
    readonly companions: readonly Companion[];
  };
  /** 0: the opening of the saga, before any deed. */
  readonly turn: number;
  /** Hex digits that no player can choose: the seed of the narrator's variety. */
  readonly path: string;
  readonly deed: Deed | null;
  /** The player's own text, as quoted data; null for a listed choice. */
  readonly freeText: string | null;
  /** Name of the deed's encounter, or null. */
  readonly frameBefore: string | null;
  readonly check: ResolvedCheck | null;
  readonly success: boolean;
  readonly hitPointsLost: number;
  readonly hitPointsGained: number;
  readonly coinsDelta: number;
  readonly itemsGained: readonly Item[];
  readonly itemsLost: readonly Item[];
  readonly companionsJoined: readonly Companion[];
  readonly companionsLeft: readonly Companion[];
  readonly moved: { readonly from: Terrain; readonly to: Terrain } | null;
  readonly cell: Cell;
  readonly city: string | null;
  readonly gamePhase: GamePhase;
  /** Encounter that is open now. */
  readonly frame: string | null;
  /** The rules' own: those that a narrator proposed have its words already. */
  readonly offers: readonly Offer[];
  readonly ending: Ending | 'fallen' | null;
  /** Null for games that began before sagas had a spine. */
  readonly saga: SagaFacts | null;
  /** The sentences told in this saga so far, as hashes of game/rules/sentences, the newest last. */
  readonly told: readonly number[];
}
