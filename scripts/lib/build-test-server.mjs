import { ensureBuilt } from './build.mjs';

/** Tests that start the game as a process use the delivered build. Jest's global setup. */
export default () => ensureBuilt({ parts: ['server', 'bundle'] });
