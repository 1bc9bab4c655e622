import { type Feature } from '#contracts/subscription/tiers.js';

interface FeatureWords {
  readonly name: string;
  readonly what: string;
}

export const FEATURE_WORDS: Readonly<Record<Feature, FeatureWords>> = {
  basic_ai: { name: 'Basic AI', what: 'a game master for every turn' },
  advanced_ai: { name: 'Advanced AI', what: 'a stronger model tells the saga' },
  unlimited_saves: { name: 'Unlimited saves', what: 'as many bookmarks as you like' },
  priority_generation: { name: 'Priority generation', what: 'your leaf is written first' },
  exclusive_classes: { name: 'Exclusive classes', what: 'callings of their own' },
  custom_worlds: { name: 'Custom worlds', what: 'lands of your own making' },
  multiplayer: { name: 'Multiplayer', what: 'one saga, several heroes' },
  premium_support: { name: 'Premium support', what: 'a person who answers first' },
};
