import { type Finding } from '../../health/part.js';
import { type Logger } from '../../logger.port.js';
import { type ModelFault } from '../chat-model.port.js';
import { FAULT_WORDS } from '../faults/fault-words.js';
import { modelErrorOf } from '../faults/model-fault.js';
import { type Abilities, ASSUMED, wordsOf } from './abilities.js';

/** Times in ms. */
export interface WatchOptions {
  /** How long a call waits for the first probe, before it takes the endpoint for what most are. */
  readonly waitMs: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** A model that was probed so lately is not probed again at once because a call failed. */
  readonly freshMs: number;
}
export const WATCH: WatchOptions = { waitMs: 4_000, firstPauseMs: 2_000, longestPauseMs: 60_000, freshMs: 30_000 };

export interface Watched {
  readonly model: string;
  look(signal: AbortSignal): Promise<Abilities>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  onReach(isReachable: boolean): void;
}
/** Faults that may mean that the endpoint, or its abilities, have changed. */
const DOUBTS: ReadonlySet<ModelFault> = new Set([
  'unreachable',
  'unauthorised',
  'not-found',
  'bad-request',
  'circuit-open',
]);

/** Knows what a model's endpoint can do: probes it in the background at the start, and again when it was out of reach. */
export class ModelWatch {
  private readonly closing = new AbortController();
  private known: Abilities | null = null;
  private reason: string | null = 'not asked yet';
  private probedAt = -Infinity;
  private probing: Promise<void> | null = null;
  private firstProbe: Promise<void> | null = null;

  constructor(
    private readonly watched: Watched,
    private readonly options = WATCH,
  ) {}

  /** Returns at once. */
  start(): void {
    if (this.probing || this.closing.signal.aborted) return;
    this.probing = this.probe().finally(() => (this.probing = null));
  }

  stop(): void {
    this.closing.abort();
  }

  /** What the endpoint can do, as far as it is known. */
  async abilities(signal: AbortSignal): Promise<Abilities> {
    if (this.known === null) {
      this.start();
      await Promise.race([this.firstProbe, wait(this.options.waitMs, signal)]);
    }
    return this.known ?? ASSUMED;
  }

  /** A call failed. */
  noticed(fault: ModelFault): void {
    if (!DOUBTS.has(fault) || (fault === 'bad-request' && this.freshForMs > 0)) return;
    if (fault !== 'bad-request') this.lost(fault);
    this.start();
  }

  /** A call was answered: the endpoint is back before a probe has found that out. */
  answered(): void {
    if (this.reason === null || this.known === null) return;
    this.reason = null;
    this.watched.onReach(true);
  }

  get finding(): Finding {
    if (this.reason !== null) return { ready: false, says: `${this.watched.model}: ${this.reason}` };
    return { ready: true, says: `${this.watched.model}: ${wordsOf(this.known ?? ASSUMED)}` };
  }

  private get freshForMs(): number {
    return Math.max(0, this.probedAt + this.options.freshMs - performance.now());
  }

  private async probe(): Promise<void> {
    const { firstPauseMs, longestPauseMs } = this.options;
    if (this.freshForMs > 0) await wait(this.freshForMs, this.closing.signal);
    for (let pauseMs = firstPauseMs; !this.closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      this.firstProbe = this.probeOnce();
      await this.firstProbe;
      if (this.reason === null) return;
      await wait(pauseMs, this.closing.signal);
    }
  }

  private async probeOnce(): Promise<void> {
    try {
      const found = await this.watched.look(this.closing.signal);
      if (this.reason !== null || wordsOf(found) !== wordsOf(this.known ?? ASSUMED))
        this.watched.log.info({ model: this.watched.model }, `the model's endpoint answers: ${wordsOf(found)}`);
      this.known = found;
      this.reason = null;
      this.watched.onReach(true);
    } catch (error) {
      if (!this.closing.signal.aborted) this.lost(modelErrorOf(error, false).fault);
    }
    this.probedAt = performance.now();
  }

  private lost(fault: ModelFault): void {
    const reason = FAULT_WORDS[fault];
    if (reason !== this.reason)
      this.watched.log.warn({ model: this.watched.model, fault }, `the floor narrator serves: ${reason}`);
    this.reason = reason;
    this.watched.onReach(false);
  }
}

/** Ends early with the signal. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms).unref();
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
