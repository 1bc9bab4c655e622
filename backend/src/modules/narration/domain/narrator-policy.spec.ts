import { type NarrationCircumstances, narratorFor } from './narrator-policy.js';

const NONE = { model: false, advancedModel: false };
const MODEL = { model: true, advancedModel: false };
const BOTH = { model: true, advancedModel: true };

describe('which narrator tells a turn', () => {
  it.each<[string, Partial<NarrationCircumstances>, string]>([
    ['nothing configured', {}, 'floor inline'],
    ['nothing configured, through the job', { mode: 'job' }, 'floor job'],
    ['nothing configured, whatever is paid', { tier: 'platinum' }, 'floor inline'],
    ['a model', { configured: MODEL }, 'model job'],
    ['a model, through the job', { configured: MODEL, mode: 'job' }, 'model job'],
    ['a model and gold', { configured: MODEL, tier: 'gold' }, 'model job'],
    ['both models and free', { configured: BOTH }, 'model job'],
    ['both models and gold', { configured: BOTH, tier: 'gold' }, 'advanced-model job'],
    ['both models and platinum', { configured: BOTH, tier: 'platinum' }, 'advanced-model job'],
    ['no budget', { configured: BOTH, tier: 'platinum', budget: 'spent' }, 'floor inline'],
    ['no budget, through the job', { configured: BOTH, budget: 'spent', mode: 'job' }, 'floor job'],
  ])('%s', (_name, given, expected) => {
    const { narrator, place } = narratorFor({
      configured: NONE,
      tier: 'free',
      budget: 'left',
      mode: 'inline',
      ...given,
    });
    expect(`${narrator} ${place}`).toBe(expected);
  });
});
