import {
  type Appearance,
  type Attributes,
  type Backstory,
  type Companion,
  type Difficulty,
  type Gender,
  type Item,
  type ProfessionId,
} from '#game/model/character.js';
import { type Moment } from '#game/model/calendar.js';
import { type ChoiceDifficulty } from '#game/model/check.js';
import { type Hex } from '#game/model/hex.js';
import { type City, type FactionId, type RecordedWorld } from '#game/model/world.js';
import { type Cell, type MovementOption } from '#game/model/cell.js';
import { type GamePhase, type WorldSettings } from '#game/model/session.js';
import { type OfferKind } from '#game/model/offer.js';
import { type ResolvedCheck } from '#game/model/deed.js';

/** A choice for the client: an offer with its words (specification section 3). */
export interface Choice {
  readonly id: string;
  /** Words joined by underscores. */
  readonly action: string;
  readonly description: string;
  readonly attributeCheck: string | null;
  readonly difficulty: ChoiceDifficulty;
  readonly requiresItem: string | null;
  readonly kind: OfferKind;
  /** Percent, by the formula of specification section 5; 100 where nothing is rolled. */
  readonly successChance: number;
  /** Its price in coins, and what it buys; absent where it has none. */
  readonly cost?: number;
  readonly item?: Item;
}

/** A move that may be made next, with its odds. */
export interface Way extends MovementOption {
  /** Both null where it succeeds without a roll (design section 9, 'a move'). */
  readonly attributeCheck: string | null;
  /** Percent, by the formula of specification section 5. */
  readonly successChance: number | null;
}

/** `hitPointsLost` of 0 means none; `check` is null where nothing was rolled. */
export interface ActionResult {
  readonly success: boolean;
  readonly hitPointsLost: number;
  readonly hitPointsGained: number;
  readonly roll: number | null;
  readonly successChance: number | null;
  readonly check: ResolvedCheck | null;
  readonly coinsDelta: number;
  readonly itemsGained: readonly Item[];
  readonly itemsLost: readonly Item[];
  /** Changes of the saga in a few words each, as the margin has them; empty in a session without one. */
  readonly marks: readonly string[];
}

export interface StoryEntry {
  readonly id: string;
  readonly sessionId: string;
  readonly turnNumber: number;
  readonly parent: number | null;
  /** Empty while `narration` is pending. */
  readonly storyContent: string;
  readonly playerAction: string | null;
  readonly actionResult: ActionResult | null;
  readonly debugPrompt: string | null;
  readonly narration: 'told' | 'pending';
  /** Who told it to its end; null while `narration` is pending, and for words that are no turn. */
  readonly narrator: 'floor' | 'model' | null;
  /** Withdrawn by a rewind: it stays, marked. */
  readonly withdrawn: boolean;
  readonly location: Hex;
  /** The saga's time when the turn was over; null in a saga without a calendar. */
  readonly calendar: Moment | null;
  readonly createdAt: string;
}

export interface Character {
  readonly id: string;
  readonly sessionId: string;
  readonly name: string;
  readonly gender: Gender;
  readonly appearance: Appearance;
  readonly attributes: Attributes;
  readonly difficulty: Difficulty;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly profession: ProfessionId;
  readonly faction: FactionId;
  readonly coins: number;
  readonly inventory: readonly Item[];
  /** What each carried thing can be used for, in a sentence, by name; things that are only worth their price are missing. */
  readonly uses: Readonly<Record<string, string>>;
  readonly companions: readonly Companion[];
  readonly currentLocation: Hex;
  readonly worldSettings: WorldSettings;
  readonly backstory: Backstory;
  readonly turn: number;
  readonly gamePhase: GamePhase;
  readonly gameOver: boolean;
}

/** POST /api/characters. The server sets equipment, coins and hit points; a contradicting request is refused. */
export interface CharacterDefinition {
  readonly sessionId: string;
  readonly name: string;
  readonly gender: Gender;
  readonly appearance: Appearance;
  readonly attributes: Attributes;
  readonly difficulty: Difficulty;
  readonly hitPoints: number;
  readonly maxHitPoints: number;
  readonly profession: ProfessionId;
  readonly coins: number;
  readonly inventory: readonly Item[];
  readonly companions: readonly Companion[];
  readonly worldSettings: WorldSettings;
  readonly backstory: Backstory;
  readonly currentLocation?: Hex;
}
/** POST /api/sessions/{sessionId}/forks: 'What if', a new session out of a turn of one's own. */
export interface ForkRequest {
  /** Of the new session. */
  readonly sessionId: string;
  readonly turn: number;
  /** Default: the hero's name in the other one. */
  readonly name?: string;
}
export interface CharacterCreated {
  readonly character: Character;
  readonly initialStory: StoryEntry;
}

/** POST /api/actions: the first three fields are required; the others make the request exact (design section 6). */
export interface ActionRequest {
  readonly sessionId: string;
  readonly action: string;
  readonly isCustomAction: boolean;
  readonly choiceId?: string;
  readonly moveTo?: Hex;
  readonly expectedTurn?: number;
  /** `reading` of a `ReadingAnswer` for the same text and turn: the text is not read a second time. */
  readonly reading?: string;
}

/** POST /api/actions/reading: how a player's own words are understood. It changes nothing and costs no token. */
export interface ReadingRequest {
  readonly sessionId: string;
  readonly action: string;
}
export interface ReadingAnswer {
  /** `deed`: it can be done; `ask-back`, `answer` and `refusal` are words only, and doing it costs nothing either. */
  readonly kind: 'deed' | Aside['kind'];
  /** One or two sentences: what will be tried, the question, the answer, or why it can't be done. */
  readonly text: string;
  readonly deed: {
    readonly kind: OfferKind | 'move';
    readonly attributeCheck: string | null;
    readonly difficulty: ChoiceDifficulty;
    /** Percent; null where nothing is rolled. */
    readonly successChance: number | null;
    readonly requiresItem: string | null;
    readonly cost: number;
    /** The listed choice that is meant, or null. */
    readonly choiceId: string | null;
    readonly moveTo: Hex | null;
  } | null;
  /** Texts to send instead, for an `ask-back`: at most four. */
  readonly options: readonly string[];
  /** Opaque: sent with the action that follows. Null where there is nothing to do. */
  readonly reading: string | null;
  /** The turn that it is for: `expectedTurn`. */
  readonly turn: number;
}
/** Words that are no turn: a question back, an answer, or why something can't be done. */
export interface Aside {
  readonly kind: 'ask-back' | 'answer' | 'refusal';
  /** Texts to send instead, for an `ask-back`: at most four. */
  readonly options: readonly string[];
}
/**
 * An action's answer. An aside is no turn and costs nothing: `played` is false, `actionResult` null, the choices are
 * as they were before, and `story` holds its words in an entry that is not kept.
 */
export interface ActionAnswer {
  readonly response: {
    readonly choices: readonly Choice[];
    readonly gameOver: boolean;
    readonly gamePhase: GamePhase;
    readonly availableMovement: readonly Way[];
    readonly actionResult: ActionResult | null;
  };
  readonly story: StoryEntry;
  readonly character: Character;
  readonly narration: 'told' | 'pending';
  readonly played: boolean;
  /** Null for a turn. */
  readonly aside: Aside | null;
  /** Global position of the turn in the log, as text. */
  readonly position: string;
}

/** GET /api/choices/{sessionId}. */
export interface ChoicesView {
  readonly choices: readonly Choice[];
  readonly gameOver: boolean;
  readonly gamePhase: GamePhase;
  readonly availableMovement: readonly Way[];
  readonly turn: number;
  readonly narration: 'told' | 'pending';
}

/** GET /api/sessions/{sessionId}/world: the recorded world and its known cells. */
export interface WorldView {
  readonly world: RecordedWorld;
  /** Up to one for each cell of the map; `storyContent` is empty but for those where the player was last. */
  readonly cells: readonly (Cell & { readonly storyContent: string })[];
  readonly currentLocation: Hex;
  readonly city: City | null;
  /** Cells in the order in which the living line of turns entered them: the newest ones. */
  readonly route: readonly Hex[];
  /** The turn of another saga that this one grew out of, and that saga where it is one's own; null: it began by itself. */
  readonly origin: { readonly turn: number; readonly sessionId: string | null } | null;
}

/** POST /api/sessions/{sessionId}/rewind. */
export interface RewindRequest {
  readonly toTurn: number;
}
export interface RewindAnswer {
  readonly character: Character;
  readonly choices: ChoicesView;
  /** Turns that were taken back: the newest ones. */
  readonly withdrawn: readonly number[];
  readonly position: string;
}
