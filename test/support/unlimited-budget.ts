import { type ModelBudget } from '#backend/modules/narration/budget/model-budget.port.js';

/** No limits. */
export const unlimitedBudget: ModelBudget = {
  left: () => Promise.resolve('left'),
  spend: () => Promise.resolve(),
};
