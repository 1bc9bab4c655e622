import { type SessionIdsV1 } from './ids.v1.js';
import { type WordingV1 } from './offer.v1.js';
import { type SagaV1 } from './saga.v1.js';
import { type SagaV2 } from './saga.v2.js';
import { type HoldingsV1, type StandingV1 } from './standing.v1.js';
import { type StandingV2 } from './standing.v2.js';
import { type CellV1, type HexV1 } from './world.v1.js';

export interface SessionRewoundV1 extends SessionIdsV1 {
  readonly commandId: string;
  readonly bodyHash: string;
  readonly fromTurn: number;
  readonly toTurn: number;
  readonly withdrawn: readonly number[];
  /**
   * The values to set, so that every fold stays a plain left fold. `cells` are those that `withdrawn` turns had
   * changed; null: not yet visited.
   */
  readonly restored: HoldingsV1 &
    StandingV1 & {
      readonly path: string;
      readonly deedsDone: number;
      readonly cells: readonly { readonly at: HexV1; readonly cell: CellV1 | null }[];
      readonly recentFrames: readonly string[];
      readonly spentOffers: readonly string[];
    };
  /** Sealed: the words of the restored offers. */
  readonly wording: readonly WordingV1[];
  readonly rewoundAt: string;
}

/** From this version on, a narrator knows the stories up to the turn, and none that was withdrawn. */
export interface SessionRewoundV2 extends SessionRewoundV1 {
  /** Sealed: the last stories told on the way to `toTurn`, newest last. */
  readonly recentStories: readonly string[];
}

/** From this version on, the spine is restored, too. Told sentences are never told again, so no stories are kept. */
export interface SessionRewoundV3 extends SessionRewoundV1 {
  readonly saga: SagaV1 | null;
}

/** From this version on, the spine has scenes and the towns that were warned, used outcomes are restored, and no field is optional. */
export interface SessionRewoundV4 extends Omit<SessionRewoundV1, 'restored'> {
  readonly restored: Omit<SessionRewoundV1['restored'], keyof StandingV1> &
    StandingV2 & {
      /** Outcomes of what was chosen at leisure, newest last. */
      readonly usedOutcomes: readonly string[];
    };
  readonly saga: SagaV2 | null;
}
