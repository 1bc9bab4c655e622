import { type EventMetadata } from '#contracts/shared/event.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type Decision, type Rejection } from '#backend/shared/domain/decision.js';
import { backoffMs, type Backoff } from './backoff.js';
import { type Waiting } from './append-until-known.js';
import { type EventLog } from './event-log.js';
import { KeyedMutex } from './keyed-mutex.js';
import { AppendRefusedError, ConcurrencyError, LogUnavailableError, OutcomeUnknownError } from './log-errors.js';
import { type HeldState, type StateLoader } from './state-loader.js';
import { streamOf, type Loaded, type StoredFold } from './stored-fold.js';

/** What came of a command, and the state after it. An acceptance without events wrote nothing. */
export type Decided<S, F extends AnyEvent, C extends string> =
  | (Loaded<S> & { readonly accepted: true; readonly events: readonly F[] })
  | (Loaded<S> & { readonly accepted: false; readonly rejection: Rejection<C> });

export type Decide<S, F extends AnyEvent, C extends string> = (
  state: S,
  revision: Loaded<S>['revision'],
) => Decision<F, C>;
/** Circumstances of the command, or how they follow from the state decided on (whose it is). */
export type MetadataFor<S> = EventMetadata | ((state: S) => EventMetadata);

export interface DecideOptions {
  /**
   * Decide on the state in memory without reading what others may have appended: an append on an old state conflicts
   * and is decided again, a refusal (or an acceptance without events) is decided again after one read.
   */
  readonly assumeFresh?: boolean;
}

export interface AggregateStoreParts {
  readonly log: EventLog;
  readonly states: StateLoader;
  readonly waiting: Pick<Waiting, 'random' | 'pause'>;
  /** 8 where absent. */
  readonly attempts?: number;
}

interface Command<S, F extends AnyEvent, C extends string> {
  readonly fold: StoredFold<S, F>;
  readonly id: string;
  readonly decide: Decide<S, F, C>;
  readonly metadata: MetadataFor<S>;
}

const BETWEEN_ATTEMPTS: Backoff = { firstMs: 2, mostMs: 100 };

/** The one generic load, decide, append, re-decide (design section 4): what command handlers use of the log. */
export class AggregateStore {
  private readonly turns = new KeyedMutex();

  constructor(private readonly parts: AggregateStoreParts) {}

  /** The state as it is now; `initial` at revision 'none' for a stream that does not exist. @throws LogUnavailableError */
  load<S, F extends AnyEvent>(fold: StoredFold<S, F>, id: string): Promise<Loaded<S>> {
    return this.parts.states.load(fold, id);
  }

  /** The state as this process last saw it, else as it is now. @throws LogUnavailableError */
  async remembered<S, F extends AnyEvent>(fold: StoredFold<S, F>, id: string): Promise<Loaded<S>> {
    return this.parts.states.recall(fold, id) ?? this.load(fold, id);
  }

  /**
   * Decides and appends at exactly the revision decided on; when others wrote in between, decides again. Commands on one
   * stream take turns within the process. `decide` may run several times: pure, by the same ids, times and draws.
   * @throws LogUnavailableError, OutcomeUnknownError, ConcurrencyError (503 all three), AppendRefusedError
   */
  decide<S, F extends AnyEvent, C extends string>(
    fold: StoredFold<S, F>,
    id: string,
    decide: Decide<S, F, C>,
    metadata: MetadataFor<S>,
    { assumeFresh = false }: DecideOptions = {},
  ): Promise<Decided<S, F, C>> {
    return this.turns.run(streamOf(fold, id), () => this.settle({ fold, id, decide, metadata }, assumeFresh));
  }

  private async settle<S, F extends AnyEvent, C extends string>(
    command: Command<S, F, C>,
    assumeFresh: boolean,
  ): Promise<Decided<S, F, C>> {
    const { states, attempts = 8 } = this.parts;
    const { fold, id } = command;
    const recalled = assumeFresh ? states.recall(fold, id) : undefined;
    let isFresh = recalled === undefined;
    let held = recalled ?? (await states.load(fold, id));
    for (let conflicts = 0; ;) {
      const decision = command.decide(held.state, held.revision);
      if (!decision.accepted || decision.events.length === 0) {
        const now = isFresh ? held : await states.load(fold, id);
        if (now.revision === held.revision) return { ...resultOf(now), ...decision };
        held = now;
      } else {
        const outcome = await this.append(command, held, decision.events);
        if ('accepted' in outcome) return outcome;
        if (++conflicts === attempts) throw new ConcurrencyError(streamOf(fold, id), attempts);
        if (conflicts > 1) await this.pauseAfter(conflicts);
        held = await states.reload(fold, id, held.revision, outcome.actual);
      }
      isFresh = true;
    }
  }

  private async append<S, F extends AnyEvent, C extends string>(
    { fold, id, metadata }: Command<S, F, C>,
    held: HeldState<S>,
    decided: readonly F[],
  ) {
    const stream = streamOf(fold, id);
    const circumstances = typeof metadata === 'function' ? metadata(held.state) : metadata;
    const outcome = await this.parts.log.append(stream, held.revision, decided, circumstances);
    switch (outcome.status) {
      case 'appended': {
        const { events, revision, position } = outcome;
        return {
          ...resultOf(this.parts.states.advance(fold, id, held, events, revision, position)),
          accepted: true as const,
          events: decided,
        };
      }
      case 'conflict':
        return outcome;
      case 'unavailable':
        throw new LogUnavailableError(`${stream} can not be written`, { cause: outcome.cause });
      case 'unknown':
        throw new OutcomeUnknownError(`what was written to ${stream} may or may not stand`, { cause: outcome.cause });
      case 'too-large':
        throw new AppendRefusedError(`an append to ${stream} is over ${outcome.limitBytes} bytes`);
      case 'invalid':
        throw new AppendRefusedError(`the store refuses an append to ${stream}`, { cause: outcome.cause });
    }
  }

  private pauseAfter(conflicts: number): Promise<void> {
    const { pause, random } = this.parts.waiting;
    return pause(backoffMs(BETWEEN_ATTEMPTS, conflicts, random));
  }
}

const resultOf = <S>({ state, revision, position }: Loaded<S>): Loaded<S> => ({ state, revision, position });
