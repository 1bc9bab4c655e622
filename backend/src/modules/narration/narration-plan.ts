import { type Config } from '#backend/platform/config/config.js';
import { type NarrationPlan, narratorFor } from './domain/narrator-policy.js';
import { type Narrators } from './narrator.port.js';

/** The plan for any turn of this process. Until there are subscriptions and budgets, every player counts as free and nothing is spent. */
export const planOf = ({ narration }: Pick<Config, 'narration'>, narrators: Narrators): NarrationPlan =>
  narratorFor({
    configured: {
      model: narrators.model !== undefined,
      advancedModel: narrators['advanced-model'] !== undefined,
    },
    tier: 'free',
    budget: 'left',
    mode: narration,
  });
