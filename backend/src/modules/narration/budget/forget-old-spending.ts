import { Injectable } from '@nestjs/common';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { SpentTokens } from './spent-tokens.js';

const KEPT_DAYS = 31;
const HOUR_MS = 3_600_000;

/** Removes what nobody counts with any more; a month stays, for bills. */
@Injectable()
@RepeatedJob()
export class ForgetOldSpending implements RepeatedWork {
  readonly queue = 'forget-old-model-spending';
  readonly everyMs = HOUR_MS;

  constructor(private readonly spent: SpentTokens) {}

  async run(): Promise<void> {
    await this.spent.forgetOlderThan(KEPT_DAYS);
  }
}
