import type { FaultBox } from './faults.js';
import type { DoubleLog } from './log.js';
import type { Subscriptions } from './subscriptions.js';

/** What the handlers of the double share. */
export interface DoubleParts {
  readonly log: DoubleLog;
  readonly box: FaultBox;
  readonly subscriptions: Subscriptions;
  readonly maxAppendSize: number;
}
