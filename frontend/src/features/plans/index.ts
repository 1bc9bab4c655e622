export { PlanBadge } from './components/plan-badge.js';
export { PlayingAs } from './components/playing-as.js';
export { FEATURE_WORDS } from './domain/feature-words.js';
export { STATE_NAME, STATE_TONE, stateOf } from './domain/state-words.js';
export { TIER_NAME, TIER_TONE } from './domain/tier-words.js';
export { usePlansUrl } from './use-plans-url.js';
