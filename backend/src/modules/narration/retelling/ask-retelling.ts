import { Inject, Injectable } from '@nestjs/common';
import { JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { NarratorChoice } from '../narrator-choice.js';
import { type ClaimedRetelling, RetellingClaims } from './retelling-claims.js';
import { RETELL } from './retell-turn.queue.js';

/** Asks for a retelling: it is claimed, then a job asks the game master. */
@Injectable()
export class AskRetelling {
  constructor(
    private readonly claims: RetellingClaims,
    private readonly choice: NarratorChoice,
    @Inject(JOBS) private readonly jobs: Jobs,
  ) {}

  /** Whether a game master may tell for this person now: there is one, and something is left to spend. */
  async isOpenTo(userId: string): Promise<boolean> {
    return (await this.choice.for(userId)) !== 'floor';
  }

  /** @returns how many are left after it; null: all three are used @throws JobsUnavailableError */
  async ask(retelling: ClaimedRetelling): Promise<number | null> {
    const left = await this.claims.claim(retelling);
    if (left === null) return null;
    // A repeated command adds the same job: it is known as long as it can be repeated.
    const { sessionId, turn, commandId } = retelling;
    await this.jobs.add(RETELL, { sessionId, turn, commandId }, { id: `retell-${commandId}` });
    return left;
  }
}
