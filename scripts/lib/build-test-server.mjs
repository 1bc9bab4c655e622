import { ensureBuilt } from './build.mjs';

/** Tests that start the game as processes start it as it is delivered. Jest's global setup. */
export default () => ensureBuilt({ parts: ['server', 'bundle'] });
