export { type Flow } from './flow.js';
export { useFlow } from './use-flow.js';
