import { type Config } from '#backend/platform/config/config.js';
import { type NarrationPlan, narratorFor } from './domain/narrator-policy.js';
import { type Narrators } from './narrator.port.js';

/** The plan for any turn of this process. Until there is an advanced model and a budget, no player's plan makes a difference and nothing is spent. */
export const planOf = ({ narration }: Pick<Config, 'narration'>, narrators: Narrators): NarrationPlan =>
  narratorFor({
    configured: {
      model: narrators.model !== undefined,
      advancedModel: narrators['advanced-model'] !== undefined,
    },
    features: [],
    budget: 'left',
    mode: narration,
  });
