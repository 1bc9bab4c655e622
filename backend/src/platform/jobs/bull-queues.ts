import pTimeout from 'p-timeout';
import { type Logger } from '../logger.port.js';
import { type BullBackend, type BullQueue, CLOSE_WITHIN_MS } from './bull-backend.js';
import { JobsUnavailableError } from './jobs.port.js';
import { ignored } from '#backend/shared/ignored.js';

const REACH_WITHIN_MS = 3_000;

/** The queues of a process, opened when they are first used. */
export class BullQueues {
  private readonly queues = new Map<string, BullQueue>();
  private preparing: Promise<void> | undefined;
  private isClosed = false;

  constructor(
    private readonly backend: BullBackend,
    private readonly warn: Logger['warn'],
  ) {}

  /** Runs an operation on the queues, within some seconds. @throws JobsUnavailableError with the message given */
  async reach<T>(failure: string, work: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw new JobsUnavailableError(`${failure}: closed`);
    return pTimeout(this.ready().then(work), { milliseconds: REACH_WITHIN_MS }).catch((cause: unknown) => {
      throw new JobsUnavailableError(failure, { cause });
    });
  }

  /** A queue that could not be opened is removed: it would never open. */
  async open(name: string): Promise<BullQueue> {
    if (this.isClosed) throw new JobsUnavailableError(`the queue ${name} is closed`);
    const queue = this.queues.get(name) ?? this.create(name);
    try {
      await queue.waitUntilReady();
      return queue;
    } catch (error) {
      if (this.queues.get(name) === queue) this.queues.delete(name);
      queue.close().catch(ignored.whileClosing);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const close = (queue: BullQueue): Promise<unknown> =>
      pTimeout(queue.close(), { milliseconds: CLOSE_WITHIN_MS }).catch((error: unknown) =>
        this.warn({ error }, 'a queue did not close'),
      );
    await Promise.all([...this.queues.values()].map(close));
  }

  private ready(): Promise<void> {
    this.preparing ??= this.backend.prepare().catch((error: unknown) => {
      this.preparing = undefined;
      throw error;
    });
    return this.preparing;
  }

  private create(name: string): BullQueue {
    const queue = this.backend.queue(name);
    queue.on('error', (error) => this.warn({ error, queue: name }, 'a queue is out of reach'));
    this.queues.set(name, queue);
    return queue;
  }
}
