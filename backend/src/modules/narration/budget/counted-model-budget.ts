import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type TokenAllowance } from '#backend/platform/config/config.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { type ModelBudget, type ModelSpending } from './model-budget.port.js';
import { SpentTokens } from './spent-tokens.js';

/** Without an endpoint nothing is spent. */
const NO_MODEL = { tokensPerDay: 'unlimited', tokensPerPersonDay: 'unlimited' } as const;

const isReached = (spent: number, limit: TokenAllowance): boolean => limit !== 'unlimited' && spent >= limit;

/** MODEL_TOKENS_PER_DAY and MODEL_TOKENS_PER_PERSON_DAY against what all copies have counted since midnight (UTC). */
@Injectable()
export class CountedModelBudget implements ModelBudget {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'model'>,
    private readonly spent: SpentTokens,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** If tokens can't be counted, none are spent: without the table the floor narrator serves. */
  async left(userId: string): Promise<'left' | 'spent'> {
    const { tokensPerDay, tokensPerPersonDay } = this.config.model ?? NO_MODEL;
    if (tokensPerDay === 'unlimited' && tokensPerPersonDay === 'unlimited') return 'left';
    try {
      const { byServer, byPerson } = await this.spent.ofToday(userId);
      const isSpent = isReached(byServer, tokensPerDay) || isReached(byPerson, tokensPerPersonDay);
      return isSpent ? 'spent' : 'left';
    } catch (error) {
      this.log.warn({ error }, 'what models have used can not be read; no model is used');
      return 'spent';
    }
  }

  async spend(userId: string, { purpose, model, usage }: ModelSpending): Promise<void> {
    await this.spent
      .add(userId, usage)
      .catch((error: unknown) => this.log.warn({ error, purpose, model }, 'a use of a model was not counted'));
  }
}
