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
import { type DomainEvent } from '../shared/event.js';
import { type Hex } from '#game/model/hex.js';
import { type FactionId, type RecordedWorld, type Terrain } from '#game/model/world.js';
import { type Saga, type SagaChange } from '#game/model/saga.js';
import { type Cell } from '#game/model/cell.js';
import { type Deed, type DrawRecord, type ResolvedCheck } from '#game/model/deed.js';
import { type Ending, type Holdings, type Standing, type WorldSettings } from '#game/model/session.js';
import { type Wording } from '#game/model/offer.js';

/** Every id that a projection keys by, so that none has to look one up (design section 5). */
interface Ids {
  readonly userId: string;
  readonly sessionId: string;
  readonly characterId: string;
}

export interface SessionStartedV1 extends Ids, Holdings, Standing {
  /** Sealed: a person typed it. */
  readonly name: string;
  readonly gender: Gender;
  readonly appearance: Appearance;
  readonly attributes: Attributes;
  readonly difficulty: Difficulty;
  readonly maxHitPoints: number;
  readonly profession: ProfessionId;
  readonly faction: FactionId;
  readonly worldSettings: WorldSettings;
  readonly backstory: Backstory;
  readonly world: RecordedWorld;
  /** SHA-256 of the dice seed, hex; the seed itself is sealed with the server's key until the end. */
  readonly seedCommitment: string;
  readonly sealedDiceSeed: string;
  /** Root of the paths of this session's turns, hex. */
  readonly path: string;
  readonly draws: readonly DrawRecord[];
  readonly cell: Cell;
  readonly storyId: string;
  readonly commandId: string;
  readonly bodyHash: string;
  readonly rulesVersion: number;
  readonly startedAt: string;
}
/** Since then a session may have a spine; null for one that began before. */
export interface SessionStartedV2 extends SessionStartedV1 {
  readonly saga: Saga | null;
}

export interface TurnResolvedV1 extends Ids, Standing {
  readonly turn: number;
  /** The turn from which this one was played; turn numbers are never reused. */
  readonly parent: number;
  readonly storyId: string;
  readonly commandId: string;
  /** SHA-256 of the request's meaning: tells a repeated command from another one under the same key. */
  readonly bodyHash: string;
  /** Sealed: what the player wrote or chose, as shown under 'Your Action:'. */
  readonly playerAction: string;
  readonly isCustomAction: boolean;
  readonly deed: Deed;
  readonly path: string;
  readonly draws: readonly DrawRecord[];
  readonly check: ResolvedCheck | null;
  readonly success: boolean;
  readonly hitPointsLost: number;
  readonly hitPointsGained: number;
  readonly hitPointsAfter: number;
  readonly coinsAfter: number;
  /** Gained less lost, in gold. */
  readonly coinsDelta: number;
  /** The cell where the player stands after the turn. */
  readonly cell: Cell;
  /** Encounters resolved so far in this line of turns. */
  readonly deedsDone: number;
  readonly gameOver: boolean;
  readonly rulesVersion: number;
  readonly resolvedAt: string;
}
/** Null in a session without a spine. */
export interface TurnResolvedV2 extends TurnResolvedV1 {
  readonly saga: SagaChange | null;
}

export interface CharacterMovedV1 extends Ids {
  readonly turn: number;
  readonly from: Hex;
  readonly to: Hex;
  readonly terrain: Terrain;
}

export interface ItemGainedV1 extends Ids {
  readonly turn: number;
  readonly item: Item;
  readonly inventoryAfter: readonly Item[];
}
export type ItemLostV1 = ItemGainedV1;

export interface CompanionJoinedV1 extends Ids {
  readonly turn: number;
  readonly companion: Companion;
  readonly companionsAfter: readonly Companion[];
}
export interface CompanionLeftV1 extends CompanionJoinedV1 {
  readonly reason: 'disloyal' | 'dead' | 'dismissed';
}
/** Loyalty or wounds of those who stay. */
export interface CompanionsChangedV1 extends Ids {
  readonly turn: number;
  readonly companionsAfter: readonly Companion[];
}

export interface CellResolvedV1 extends Ids, Hex {
  readonly turn: number;
  readonly frame: string;
  readonly won: boolean;
}

export interface TurnNarratedV1 extends Ids, Hex {
  readonly turn: number;
  readonly storyId: string;
  /** Sealed, as is the wording. */
  readonly story: string;
  readonly wording: readonly Wording[];
  readonly narrator: 'floor' | 'model';
  /** Sealed: null unless a model was asked. */
  readonly debugPrompt: string | null;
  readonly narratedAt: string;
}

export interface TurnAbandonedV1 extends Ids {
  readonly commandId: string;
}

export interface SessionRewoundV1 extends Ids {
  readonly commandId: string;
  readonly bodyHash: string;
  readonly fromTurn: number;
  readonly toTurn: number;
  readonly withdrawn: readonly number[];
  /** What to set: every fold stays a plain left fold. `cells` are those that `withdrawn` turns had changed; null: not yet visited. */
  readonly restored: Holdings &
    Standing & {
      readonly path: string;
      readonly deedsDone: number;
      readonly cells: readonly { readonly at: Hex; readonly cell: Cell | null }[];
      readonly recentFrames: readonly string[];
      readonly spentOffers: readonly string[];
    };
  /** Sealed: the words of the restored offers. */
  readonly wording: readonly Wording[];
  readonly rewoundAt: string;
}
/** Since then a narrator remembers after it what it had told up to there, and nothing that was withdrawn. */
export interface SessionRewoundV2 extends SessionRewoundV1 {
  /** Sealed: the last stories told on the way to `toTurn`, newest last. */
  readonly recentStories: readonly string[];
}
/** Since then the spine goes back too; what was told before is never told again, so that no stories are kept. */
export interface SessionRewoundV3 extends SessionRewoundV1 {
  readonly saga: Saga | null;
}

/** Death in a forgiving game: nothing is revealed, the way back is open. */
export interface CharacterFellV1 extends Ids {
  readonly turn: number;
}

export interface SessionEndedV1 extends Ids {
  readonly turn: number;
  readonly reason: Ending;
  /** Revealed: 256 bits, hex. Its SHA-256 is the commitment of the start. */
  readonly diceSeed: string;
}

export interface SessionTransferredV1 extends Ids {
  readonly fromUserId: string;
}

export type SessionEvent =
  | DomainEvent<'SessionStarted', 2, SessionStartedV2>
  | DomainEvent<'TurnResolved', 2, TurnResolvedV2>
  | DomainEvent<'CharacterMoved', 1, CharacterMovedV1>
  | DomainEvent<'ItemGained', 1, ItemGainedV1>
  | DomainEvent<'ItemLost', 1, ItemLostV1>
  | DomainEvent<'CompanionJoined', 1, CompanionJoinedV1>
  | DomainEvent<'CompanionLeft', 1, CompanionLeftV1>
  | DomainEvent<'CompanionsChanged', 1, CompanionsChangedV1>
  | DomainEvent<'CellResolved', 1, CellResolvedV1>
  | DomainEvent<'TurnNarrated', 1, TurnNarratedV1>
  | DomainEvent<'TurnAbandoned', 1, TurnAbandonedV1>
  | DomainEvent<'SessionRewound', 3, SessionRewoundV3>
  | DomainEvent<'CharacterFell', 1, CharacterFellV1>
  | DomainEvent<'SessionEnded', 1, SessionEndedV1>
  | DomainEvent<'SessionTransferred', 1, SessionTransferredV1>;
