import { type Companion, type Difficulty, type Gender, type Item, type ProfessionId } from '#contracts/rules/character.js';
import { type Cell, type Deed, type Ending, type GamePhase, type Offer, type ResolvedCheck, type Wording } from '#contracts/session/shapes.js';
import { type FactionId, type Terrain } from '#contracts/world/world.js';

/** What the rules decided and the player may know: all that a narrator is told (design section 6). */
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
  /** Hex digits that no player can choose: the source of the narrator's variety. */
  readonly path: string;
  readonly deed: Deed | null;
  /** What the player wrote, quoted data; null for a listed choice. */
  readonly freeText: string | null;
  /** Name of the encounter the deed was about, null where there was none. */
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
  readonly offers: readonly Offer[];
  readonly ending: Ending | 'fallen' | null;
  /** The last stories told, newest last: not to be said again. */
  readonly recentStories: readonly string[];
}

export interface Telling {
  readonly story: string;
  /** One for each offer, in their order, unique. */
  readonly wording: readonly Wording[];
  readonly narrator: 'floor' | 'model';
  readonly debugPrompt: string | null;
}

/** The narrator that is always there: pure, immediate, never fails (design section 1, promise 3). */
export type FloorNarrator = (facts: TurnFacts) => Telling;
