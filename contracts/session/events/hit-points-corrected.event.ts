import { declareEvent } from '../../shared/event-declaration.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';

/** Staff corrected a hero's hit points. `StaffActed` has the reason. */
export interface HitPointsCorrectedV1 extends SessionIdsV1 {
  /** The act of staff: at most one correction per act. */
  readonly actId: string;
  readonly hitPointsBefore: number;
  /** 1 to the hero's most, never the same as before. */
  readonly hitPointsAfter: number;
  readonly correctedAt: string;
}

export const hitPointsCorrected = declareEvent<[HitPointsCorrectedV1]>()({
  type: 'HitPointsCorrected',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
