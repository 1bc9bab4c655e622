import { type AnyEvent } from '#contracts/shared/any-event.js';
import { metadataOf } from '#backend/shared/domain/command-context.js';
import { type Rejection } from '#backend/shared/domain/decision.js';
import { type RejectedError, rejectedBy, type RejectionTable } from '../http/rejected.error.js';
import { type Position } from '../event-store/event-store.port.js';
import { type Progress, READ_YOUR_WRITE_MS } from '../read-models/progress.port.js';
import { appendError } from './append-error.js';
import { type AppendRetry } from './append-until-known.js';
import { backoffMs, type Backoff } from './backoff.js';
import { type Accepted, type CommandOptions, type Decide, type Decided } from './decision-outcome.js';
import { type EventLog } from './event-log.js';
import { type KeyedMutex } from './keyed-mutex.js';
import { ConcurrencyError } from './log-errors.js';
import { type Keyframes } from './snapshot-taker.js';
import { type HeldState, type StateLoader } from './state-loader.js';
import { streamOf, type LoadedState, type StoredFold } from './stored-fold.js';

/** The definition of a noun's repository: the fold of its stream, and the table of its refusals. */
export interface Noun<S, E extends AnyEvent, C extends string> {
  readonly fold: StoredFold<S, E>;
  readonly rejections: RejectionTable<C>;
}

/** Parts that all repositories of a process share. */
export abstract class RepositoryServices {
  abstract readonly log: EventLog;
  abstract readonly states: StateLoader;
  /** Commands on one stream take turns, across all repositories. */
  abstract readonly mutex: KeyedMutex;
  abstract readonly waiting: Pick<AppendRetry, 'random' | 'pause'>;
  abstract readonly progress: Progress;
  abstract readonly keyframes: Keyframes;
}

interface Command<S, E extends AnyEvent, C extends string> extends CommandOptions {
  readonly id: string;
  readonly decide: Decide<S, E, C>;
}

const ATTEMPTS = 8;
const BETWEEN_ATTEMPTS: Backoff = { firstMs: 2, mostMs: 100 };

/**
 * Loads, decides and appends the aggregates of one noun (design section 4). Command handlers use the log through it.
 */
export class Repository<S, E extends AnyEvent, C extends string> {
  constructor(
    private readonly services: RepositoryServices,
    private readonly noun: Noun<S, E, C>,
  ) {}

  /** The state as it is now; `initial` at revision 'none' for a stream that does not exist. @throws LogUnavailableError */
  load(id: string): Promise<LoadedState<S>> {
    return this.services.states.load(this.noun.fold, id);
  }

  /** The state in this process' memory, else the current one. @throws LogUnavailableError */
  async remembered(id: string): Promise<LoadedState<S>> {
    return this.services.states.recall(this.noun.fold, id) ?? this.load(id);
  }

  /**
   * Decides and appends at exactly the revision of the decision; after a conflict it decides again. `decide` may run
   * several times, so it must be pure: same ids, times and draws.
   * @throws RejectedError for a refusal, and what `attempt` throws
   */
  async decide(id: string, decide: Decide<S, E, C>, options: CommandOptions): Promise<Accepted<S, E>> {
    return this.accepted(await this.tryDecide(id, decide, options));
  }

  /**
   * Like `decide`, for a handler with its own work after a refusal.
   * @throws LogUnavailableError, OutcomeUnknownError, ConcurrencyError (503 all three), AppendRefusedError
   */
  async tryDecide(id: string, decide: Decide<S, E, C>, options: CommandOptions): Promise<Decided<S, E, C>> {
    const decided = await this.services.mutex.run(streamOf(this.noun.fold, id), () =>
      this.settle({ ...options, id, decide }),
    );
    if (decided.accepted && options.awaitReadModels) await this.awaitReadModels(decided.position);
    return decided;
  }

  /** @throws RejectedError for a refusal */
  accepted(decided: Decided<S, E, C>): Accepted<S, E> {
    if (!decided.accepted) throw this.refusal(decided.rejection);
    return decided;
  }

  /** A refusal with its area's message. */
  refusal(rejection: Rejection<C>): RejectedError {
    return rejectedBy(this.noun.rejections, rejection);
  }

  /** Waits until the read models show a position, or `READ_YOUR_WRITE_MS` have passed. */
  async awaitReadModels(position: Position | null): Promise<void> {
    if (position !== null) await this.services.progress.waitFor(position, READ_YOUR_WRITE_MS);
  }

  private async settle(command: Command<S, E, C>): Promise<Decided<S, E, C>> {
    const { states } = this.services;
    const { fold } = this.noun;
    const { id } = command;
    const recalled = command.assumeFresh ? states.recall(fold, id) : undefined;
    let isFresh = recalled === undefined;
    let held = recalled ?? (await states.load(fold, id));
    for (let conflicts = 0; ;) {
      const decision = command.decide(held.state, held.revision);
      if (!decision.accepted || decision.events.length === 0) {
        const now = isFresh ? held : await states.load(fold, id);
        if (now.revision === held.revision) return { ...loadedOf(now), ...decision };
        held = now;
      } else {
        const outcome = await this.append(command, held, decision.events);
        if ('accepted' in outcome) return outcome;
        await this.pauseAfter(++conflicts, id);
        held = await states.reload(fold, id, held.revision, outcome.actual);
      }
      isFresh = true;
    }
  }

  private async append({ id, commandId, context }: Command<S, E, C>, held: HeldState<S>, decided: readonly E[]) {
    const { log, states } = this.services;
    const { fold } = this.noun;
    const stream = streamOf(fold, id);
    const metadata = metadataOf(commandId, context);
    const outcome = await log.append(stream, held.revision, decided, metadata);
    if (outcome.status === 'conflict') return outcome;
    if (outcome.status !== 'appended') throw appendError(stream, outcome);
    return { ...loadedOf(states.advance(fold, id, held, outcome)), accepted: true as const, events: decided };
  }

  /** After the first conflict it decides again at once. @throws ConcurrencyError after the last attempt */
  private async pauseAfter(conflicts: number, id: string): Promise<void> {
    if (conflicts === ATTEMPTS) throw new ConcurrencyError(streamOf(this.noun.fold, id), ATTEMPTS);
    const { pause, random } = this.services.waiting;
    if (conflicts > 1) await pause(backoffMs(BETWEEN_ATTEMPTS, conflicts, random));
  }
}

const loadedOf = <S>({ state, revision, position }: LoadedState<S>): LoadedState<S> => ({ state, revision, position });
