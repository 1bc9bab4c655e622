import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { Erasure } from '../erasure.js';
import { ErasureList } from '../erasure-list.js';

const PAGE = 50;
/** Most requests end within this time; two processes at one erasure do no harm. */
const LEFT_ALONE_MS = 2_000;

/** Finishes erasures that a process left behind, and those of people whom a restored backup brought back. */
@Injectable()
@RepeatedJob()
export class FinishErasures implements RepeatedWork, OnApplicationBootstrap {
  readonly queue = 'finish-erasures';
  readonly everyMs = 2_000;

  constructor(
    private readonly list: ErasureList,
    private readonly erasure: Erasure,
    private readonly keys: SubjectKeys,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Before the first request: what a restored backup has of erased people can't be opened. */
  async onApplicationBootstrap(): Promise<void> {
    const broughtBack = await this.list.reconcile();
    for (const userId of broughtBack) await this.keys.destroy(userId);
    if (broughtBack.length > 0)
      this.log.warn({ people: broughtBack.length }, 'the database knew people who were erased: they are erased again');
  }

  async run(): Promise<void> {
    for (const userId of await this.list.unfinished({ olderThanMs: LEFT_ALONE_MS, most: PAGE }))
      await this.finish(userId);
  }

  private async finish(userId: string): Promise<void> {
    try {
      await this.erasure.carryOut(userId);
      this.log.info({ userId }, 'an erasure was finished');
    } catch (error) {
      this.log.warn({ error, userId }, 'an erasure could not be finished; it is tried again');
    }
  }
}
