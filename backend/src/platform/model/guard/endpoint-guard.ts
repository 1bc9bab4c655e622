import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  decorrelatedJitterGenerator,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  type IBackoff,
  type IRetryBackoffContext,
  retry,
} from 'cockatiel';
import { ModelError } from '../chat-model.port.js';
import { faultNamed, mayPass, tellsOfTheEndpoint } from '../faults/model-fault.js';
import { type CircuitState as StateName } from '../usage/model-metrics.js';
import { type GuardOptions } from './guard-options.js';

export interface GuardListener {
  onState(state: StateName): void;
  onRetry(): void;
}
const STATES: Readonly<Record<CircuitState, StateName>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};

const retryAfterOf = ({ result }: IRetryBackoffContext<unknown>): number =>
  'error' in result && result.error instanceof ModelError ? (result.error.retryAfterMs ?? 0) : 0;

/** Growing pauses with jitter, and never less than the endpoint asked for. */
const pausesOf = ({ firstPauseMs, longestPauseMs }: GuardOptions) => {
  const jittered = new ExponentialBackoff({
    generator: decorrelatedJitterGenerator,
    initialDelay: firstPauseMs,
    maxDelay: longestPauseMs,
  });
  return new DelegateBackoff<IRetryBackoffContext<unknown>, IBackoff<unknown>>((context, last) => {
    const state = (last ?? jittered).next(context);
    return { delay: Math.max(state.duration, retryAfterOf(context)), state };
  });
};

/** A stream whose first piece is there. */
interface Opened<T> {
  readonly first: IteratorResult<T, void>;
  readonly rest: AsyncIterator<T, void>;
}

async function* goOn<T>({ first, rest }: Opened<T>, end: (error?: Error) => void): AsyncGenerator<T, void> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } catch (error) {
    end(error as Error);
    throw error;
  } finally {
    end();
    await rest.return?.();
  }
}

/** Stands before one endpoint, for all its models: repeats what may pass, and leaves an endpoint alone that fails on and on. */
export class EndpointGuard {
  private readonly breaker: CircuitBreakerPolicy;
  private readonly mayRepeat;

  constructor(
    private readonly options: GuardOptions,
    private readonly listener: GuardListener,
  ) {
    const { failuresInARow, openMs, longestOpenMs, longestRetryAfterMs } = options;
    this.breaker = circuitBreaker(handleWhen(tellsOfTheEndpoint), {
      breaker: new ConsecutiveBreaker(failuresInARow),
      halfOpenAfter: new DelegateBackoff<unknown, number>((_, last) => {
        const delay = Math.min(longestOpenMs, last === undefined ? openMs : last * 2);
        return { delay, state: delay };
      }),
    });
    this.breaker.onStateChange((state) => listener.onState(STATES[state]));
    this.mayRepeat = handleWhen(
      (error) => mayPass(error) && ((error as ModelError).retryAfterMs ?? 0) <= longestRetryAfterMs,
    );
  }

  get state(): StateName {
    return STATES[this.breaker.state];
  }

  /**
   * The pieces of the first attempt that gave one. What fails after that is not repeated, and counts for the circuit
   * like any failure. @throws ModelError
   */
  open<T>(attempt: () => AsyncGenerator<T, void>, signal: AbortSignal): Promise<AsyncGenerator<T, void>> {
    const { retries: maxAttempts } = this.options;
    const repeating = retry(this.mayRepeat, { maxAttempts, backoff: pausesOf(this.options) });
    repeating.onRetry(() => this.listener.onRetry());
    return repeating.execute(() => {
      if (signal.aborted) throw signal.reason as Error;
      return this.once(attempt);
    }, signal);
  }

  /** The circuit watches an attempt to its end, its caller goes on with the first piece. */
  private once<T>(attempt: () => AsyncGenerator<T, void>): Promise<AsyncGenerator<T, void>> {
    // Only one call tests an endpoint that has failed; other calls fail at once and do not wait for it.
    if (this.state === 'half-open') throw faultNamed('circuit-open');
    return new Promise((resolve, reject) => {
      const watched = async (): Promise<void> => {
        const rest = attempt();
        const first = await rest.next();
        await new Promise<void>((ended, failed) => {
          resolve(goOn({ first, rest }, (error) => (error ? failed(error) : ended())));
        });
      };
      this.breaker.execute(watched).catch((error: unknown) => {
        reject(error instanceof BrokenCircuitError ? faultNamed('circuit-open') : (error as Error));
      });
    });
  }
}
