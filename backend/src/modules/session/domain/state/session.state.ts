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
import { type Cell } from '#game/model/cell.js';
import { type Deed, type ResolvedCheck } from '#game/model/deed.js';
import { type Ending, type Holdings, type Standing, type WorldSettings } from '#game/model/session.js';
import { type Wording } from '#game/model/offer.js';
import { type Calendar } from '#game/model/calendar.js';
import { type Happening, type Saga } from '#game/model/saga.js';
import { type Hex, type HexKey } from '#game/model/hex.js';
import { type FactionId, type RecordedWorld } from '#game/model/world.js';
import { type WithdrawnRanges } from './living-line.js';

/** Values from creation: they never change in a running session. */
export interface Hero {
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
}

/** The newest resolved turn: enough to answer its command and to tell it. Turn 0 is the opening. */
export interface LastTurn {
  readonly turn: number;
  readonly parent: number | null;
  readonly storyId: string;
  readonly playerAction: string | null;
  readonly isCustomAction: boolean;
  readonly deed: Deed | null;
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
  readonly movedFrom: Hex | null;
  readonly cell: Cell;
  /** Its changes to the spine, and the time before it. */
  readonly happenings: readonly Happening[];
  readonly calendarBefore: Calendar | null;
  /** Id of the encounter's person. */
  readonly them: string | null;
  readonly resolvedAt: string;
  readonly story: string | null;
  readonly debugPrompt: string | null;
  /** Null until the turn is told. */
  readonly narrator: 'floor' | 'model' | null;
}

/** A command that changed the session; its repetition gets the first answer. */
interface RememberedCommand {
  readonly commandId: string;
  readonly bodyHash: string;
  /** The turn that it made or, for a rewind, its target. */
  readonly turn: number;
}

export interface SessionData {
  readonly userId: string;
  readonly sessionId: string;
  readonly characterId: string;
  readonly startedAt: string;
  readonly hero: Hero;
  /** The session and the turn that it grew out of; null: it began by itself. */
  readonly origin: { readonly sessionId: string; readonly turn: number } | null;
  readonly world: RecordedWorld;
  readonly sealedDiceSeed: string;
  readonly seedCommitment: string;
  readonly holdings: Holdings;
  readonly standing: Standing;
  readonly wording: readonly Wording[];
  readonly cells: Readonly<Partial<Record<HexKey, Cell>>>;
  /** Highest number of a turn: never reused. */
  readonly turn: number;
  /** The turn before the next one. */
  readonly head: number;
  /** Turns that were taken back: with `head`, all that a rewind must know of the living line. */
  readonly withdrawn: WithdrawnRanges;
  /** Turns whose words were replaced after the next turn or a rewind, once for each time. */
  readonly retoldLater: readonly number[];
  readonly path: string;
  readonly deedsDone: number;
  readonly recentFrames: readonly string[];
  readonly spentOffers: readonly string[];
  /** Outcomes of what was chosen at leisure in this line of turns, newest last. */
  readonly usedOutcomes: readonly string[];
  /** Ids of the offers of the last menus outside encounters, newest last. A rewind and a fork begin with none. */
  readonly shownLately: readonly (readonly string[])[];
  /** Resolved and not yet told. */
  readonly pendingTurn: number | null;
  readonly ending: Ending | null;
  readonly lastTurn: LastTurn;
  /** Newest last, up to `REMEMBERED_COMMANDS`. */
  readonly commands: readonly RememberedCommand[];
  readonly abandoned: readonly string[];
  /** Acts of staff, newest last, up to `REMEMBERED_CORRECTIONS`: an act in this list is not repeated. */
  readonly corrections: readonly string[];
  /** Hashes of told sentences, newest last, up to `REMEMBERED_SENTENCES`: none is told twice. */
  readonly toldSentences: readonly number[];
  /** The spine; null in a session that began before spines existed. */
  readonly saga: Saga | null;
}

/** A session's state from its events (design section 6). */
export type Session =
  | { readonly status: 'NotStarted'; readonly abandoned: readonly string[] }
  | (SessionData & { readonly status: 'InPlay' | 'Fallen' | 'Ended' });

/** A session that has begun. */
export type StartedSession = Exclude<Session, { status: 'NotStarted' }>;

export const REMEMBERED_COMMANDS = 50;
export const REMEMBERED_CORRECTIONS = 50;
/** Large enough that a saga of usual length meets no storylet twice. */
export const REMEMBERED_FRAMES = 120;
export const REMEMBERED_SENTENCES = 2000;

export const notStarted: Session = { status: 'NotStarted', abandoned: [] };
