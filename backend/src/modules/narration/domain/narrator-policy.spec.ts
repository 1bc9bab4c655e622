import { TIERS } from '#contracts/subscription/tiers.js';
import { type NarrationCircumstances, narrationPriority, narratorFor } from './narrator-policy.js';

const NONE = { model: false, advancedModel: false };
const MODEL = { model: true, advancedModel: false };
const BOTH = { model: true, advancedModel: true };

describe('which narrator tells a turn', () => {
  it.each<[string, Partial<NarrationCircumstances>, string]>([
    ['nothing configured', {}, 'floor inline'],
    ['nothing configured, through the job', { mode: 'job' }, 'floor job'],
    ['nothing configured, whatever is paid', { features: TIERS.platinum.features }, 'floor inline'],
    ['a model', { configured: MODEL }, 'model job'],
    ['a model, through the job', { configured: MODEL, mode: 'job' }, 'model job'],
    ['a model and gold', { configured: MODEL, features: TIERS.gold.features }, 'model job'],
    ['both models and free', { configured: BOTH }, 'model job'],
    ['both models and gold', { configured: BOTH, features: TIERS.gold.features }, 'advanced-model job'],
    ['both models and platinum', { configured: BOTH, features: TIERS.platinum.features }, 'advanced-model job'],
    ['no budget', { configured: BOTH, features: TIERS.platinum.features, budget: 'spent' }, 'floor inline'],
    ['no budget, through the job', { configured: BOTH, budget: 'spent', mode: 'job' }, 'floor job'],
  ])('%s', (_name, given, expected) => {
    const { narrator, place } = narratorFor({
      configured: NONE,
      features: TIERS.free.features,
      budget: 'left',
      mode: 'inline',
      ...given,
    });
    expect(`${narrator} ${place}`).toBe(expected);
  });
});

it('narrates first for those whose plan says so; nobody is without a priority', () => {
  const of = (tier: keyof typeof TIERS): number => narrationPriority(TIERS[tier].features);
  expect([of('free'), of('gold'), of('platinum')]).toEqual([10, 1, 1]);
});
