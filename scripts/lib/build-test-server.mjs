import { ensureBuilt } from './build.mjs';
import { holdTestServer } from './test-database-server.mjs';

/** Tests that start the game as a process use the delivered build. Jest's global setup. */
export default async function prepareTests() {
  await ensureBuilt({ parts: ['server', 'bundle'] });
  await holdTestServer();
}
