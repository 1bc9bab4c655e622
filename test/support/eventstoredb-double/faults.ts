/**
 * What the double does to its callers, to be changed at any time.
 * - `appends`: `answer`; `ignore` them, nothing is written; write and `swallow` the reply; write and `hold` the reply
 *   until `releaseReplies` is called.
 * - `reads`: `answer`; `ignore` (reads and subscriptions get no reply at all); `leaderless`: those of $all are refused, as
 *   by a cluster that elects its leader.
 * - `ready`: false while a server starts: appends get 'Server Is Not Ready', reads UNAVAILABLE.
 */
export interface Faults {
  appends: 'answer' | 'ignore' | 'swallow' | 'hold';
  reads: 'answer' | 'ignore' | 'leaderless';
  ready: boolean;
}

export class FaultBox {
  readonly faults: Faults = { appends: 'answer', reads: 'answer', ready: true };
  #held: (() => void)[] = [];

  reply(send: () => void): void {
    if (this.faults.appends === 'hold') this.#held.push(send);
    else if (this.faults.appends === 'answer') send();
  }

  /** Appends are answered again, and those whose reply was held get it now. */
  release(): void {
    this.faults.appends = 'answer';
    for (const send of this.#held.splice(0)) send();
  }
}
