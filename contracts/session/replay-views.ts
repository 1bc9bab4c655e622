import { type EventMetadata } from '../shared/event.js';
import { type Deed, type DrawRecord, type ResolvedCheck } from '#game/model/deed.js';
import { type Difficulty, type ProfessionId } from '#game/model/character.js';
import { type Hex } from '#game/model/hex.js';
import { type FactionId } from '#game/model/world.js';
import { type Ending, type GamePhase } from '#game/model/session.js';
import { type SagaView } from './saga-view.js';
import { type Character, type ChoicesView, type StoryEntry, type WorldView } from './views.js';

/** A place where two values differ: `inventory[Rope].quantity`. Null: not there. */
export interface Difference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** GET /api/staff/sessions/{sessionId}/replay: the session that is replayed, without a word of its person's. */
export interface ReplaySummary {
  readonly sessionId: string;
  readonly userId: string;
  readonly startedAt: string;
  readonly faction: FactionId;
  readonly difficulty: Difficulty;
  readonly profession: ProfessionId;
  readonly status: 'InPlay' | 'Fallen' | 'Ended';
  readonly ending: Ending | null;
  /** Highest number of a turn; the opening is turn 0. */
  readonly turns: number;
  /** The last turn of the living line. */
  readonly head: number;
  /** Its person was erased: no words are left. */
  readonly erased: boolean;
  readonly seedCommitment: string;
}

/** A turn on the timeline; turn 0 is the opening. */
export interface ReplayLine {
  readonly turn: number;
  readonly parent: number | null;
  /** The turn that was played before it, on any line; null for the opening. A fork's numbers have a gap. */
  readonly previous: number | null;
  readonly resolvedAt: string;
  /** Null for the opening. */
  readonly kind: Deed['kind'] | null;
  readonly ownWords: boolean;
  readonly success: boolean;
  readonly check: ResolvedCheck | null;
  readonly hitPointsLost: number;
  readonly hitPointsGained: number;
  readonly coinsDelta: number;
  readonly gamePhase: GamePhase;
  readonly gameOver: boolean;
  readonly location: Hex;
  readonly rulesVersion: number;
  /** Null: not told. */
  readonly narrator: 'floor' | 'model' | null;
  /** A rewind took it back since. */
  readonly withdrawn: boolean;
  /** The turn to which a rewind went back from here; null: none did. */
  readonly rewoundTo: number | null;
}
/** GET …/replay/turns: rising; `next` is the turn with which the next page begins, null at the end. */
export interface ReplayTimeline {
  readonly turns: readonly ReplayLine[];
  readonly next: number | null;
}

/** What the player's own calls answered when the turn was told, and before anything later. */
export interface ReplayedScreen {
  readonly character: Character;
  readonly story: StoryEntry;
  readonly choices: ChoicesView;
  readonly world: WorldView;
  readonly saga: SagaView | null;
}
/** An event of the log as today's code reads it. */
export interface ReplayedEvent {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  /** Its place in the session's stream. */
  readonly revision: number;
  readonly metadata: EventMetadata;
  readonly data: object;
}
export interface ReplayedRoll {
  readonly commitment: string;
  /** Null until the session's end. */
  readonly seed: string | null;
  readonly path: string;
  readonly draws: readonly DrawRecord[];
  readonly check: ResolvedCheck | null;
  /** `open`: the seed is not revealed yet. `wrong`: seed, path or draws do not belong together. */
  readonly verdict: 'open' | 'verified' | 'wrong';
}
/** One telling of the turn; the first edition's newest one is on the screen. */
export interface ReplayedTelling {
  readonly edition: number;
  readonly toldAt: string;
  readonly narrator: 'floor' | 'model';
  readonly model: string | null;
  readonly story: string;
  /** Null: none was kept, or no model was asked. */
  readonly prompt: string | null;
  readonly promptHash: string | null;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
  readonly latencyMs: number | null;
  readonly verdicts: readonly { readonly rule: string; readonly passed: boolean; readonly detail: string }[];
}
/** GET …/replay/turns/{turn}. */
export interface ReplayedTurn {
  readonly line: ReplayLine;
  readonly screen: ReplayedScreen;
  readonly events: readonly ReplayedEvent[];
  /** From the state before the turn to the one after it. */
  readonly differences: readonly Difference[];
  /** Null for the opening. */
  readonly roll: ReplayedRoll | null;
  readonly tellings: readonly ReplayedTelling[];
  /** Words of the person are left out. */
  readonly masked: boolean;
}
/** GET …/replay/comparison?from=&to=: the states after two turns. */
export interface TurnComparison {
  readonly from: number;
  readonly to: number;
  readonly differences: readonly Difference[];
}
