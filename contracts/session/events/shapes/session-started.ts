import {
  type AppearanceV1,
  type AttributesV1,
  type BackstoryV1,
  type DifficultyV1,
  type GenderV1,
  type ProfessionV1,
} from './character.v1.js';
import { type DrawV1 } from './deed.v1.js';
import { type SessionIdsV1 } from './ids.v1.js';
import { type SagaV1 } from './saga.v1.js';
import { type HoldingsV1, type StandingV1 } from './standing.v1.js';
import { type CellV1, type FactionV1, type RecordedWorldV1 } from './world.v1.js';

export interface SessionStartedV1 extends SessionIdsV1, HoldingsV1, StandingV1 {
  /** Sealed: a person typed it. */
  readonly name: string;
  readonly gender: GenderV1;
  readonly appearance: AppearanceV1;
  readonly attributes: AttributesV1;
  readonly difficulty: DifficultyV1;
  readonly maxHitPoints: number;
  readonly profession: ProfessionV1;
  readonly faction: FactionV1;
  readonly worldSettings: {
    readonly faction: string;
    readonly era: string;
    readonly environment: string;
    readonly tone: string;
  };
  readonly backstory: BackstoryV1;
  readonly world: RecordedWorldV1;
  /** SHA-256 of the dice seed, hex; the seed itself is sealed with the server's key until the end. */
  readonly seedCommitment: string;
  readonly sealedDiceSeed: string;
  /** Root of the paths of this session's turns, hex. */
  readonly path: string;
  readonly draws: readonly DrawV1[];
  readonly cell: CellV1;
  readonly storyId: string;
  readonly commandId: string;
  readonly bodyHash: string;
  readonly rulesVersion: number;
  readonly startedAt: string;
}

/** From this version on, a session may have a spine; null for one that began before. */
export interface SessionStartedV2 extends SessionStartedV1 {
  readonly saga: SagaV1 | null;
}
