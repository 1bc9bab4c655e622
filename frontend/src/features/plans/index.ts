export { PlanBadge } from './components/plan-badge.js';
export { PlayingAs } from './components/playing-as.js';
export { usePlansUrl } from './use-plans-url.js';
