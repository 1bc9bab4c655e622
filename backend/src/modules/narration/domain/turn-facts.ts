import { type Companion, type Difficulty, type Gender, type Item, type ProfessionId } from '#game/model/character.js';
import { type ThreatEffect } from '#game/model/content/saga-content.js';
import { type Calendar } from '#game/model/calendar.js';
import { type Dealing, type Happening, type Mood, type Person, type Thread } from '#game/model/saga.js';
import { type Cell } from '#game/model/cell.js';
import { type Deed, type ResolvedCheck } from '#game/model/deed.js';
import { type Ending, type GamePhase } from '#game/model/session.js';
import { type Offer, type Wording } from '#game/model/offer.js';
import { type FactionId, type Terrain } from '#game/model/world.js';

/** Somebody by name, as a line speaks of them. */
export interface PersonRef {
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly trade: string;
  readonly mood: Mood;
  /** The last thing that passed between them and the player, null where nothing has. */
  readonly past: Dealing | null;
}

/** A region or a landmark: its name in the people's tongue, and what that means. */
export interface NamedGround {
  readonly name: string;
  readonly gloss: string;
}

/** What there is of the saga after the turn, as far as it can be told of. */
export interface SagaFacts {
  readonly calendar: Calendar;
  /** The time before the turn; null at the opening of the saga. */
  readonly before: Calendar | null;
  readonly oath: {
    /** Of the content: `<faction>/<name>`. */
    readonly key: string;
    /** 0 to 10. */
    readonly boxes: number;
    readonly who: PersonRef;
    readonly foe: PersonRef;
    readonly where: string;
  };
  readonly threat: {
    readonly key: string;
    /** 0 to 12. */
    readonly segments: number;
    /** Those that have happened, in order; the name of the place that each befell. */
    readonly steps: readonly { readonly effect: ThreatEffect; readonly place: string | null }[];
  };
  /** What this turn changed, in the order in which it is told. */
  readonly happenings: readonly Happening[];
  readonly threads: readonly Thread[];
  readonly people: readonly Person[];
  /** The person of the storylet that is open or was just answered. */
  readonly them: PersonRef | null;
  /** Where the player stands. */
  readonly region: NamedGround | null;
  readonly landmark: NamedGround | null;
  readonly river: boolean;
  readonly road: boolean;
}

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
  /** Null for games begun before sagas had a spine. */
  readonly saga: SagaFacts | null;
  /** Whether a sentence, as contracts/session/told-sentences splits them, was told before in this saga. */
  readonly toldBefore: (sentence: string) => boolean;
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
