import { type App } from '../../support/app.js';
import { type ModelProvider, startModelProvider } from '../../support/model-provider/model-provider.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { startGame } from '../../support/running-game.js';
import { faultChecks } from './faults.checks.js';
import { type HostileGame } from './hostile-game.js';
import { redTeamChecks } from './red-team.checks.js';

let database: TestDatabase;
let provider: ModelProvider;
let game: App;
beforeAll(async () => {
  [database, provider] = await Promise.all([
    startTestDatabase(),
    startModelProvider({ script: () => ({ fault: '500' }) }),
  ]);
  const env = {
    OPENAI_BASE_URL: provider.url,
    OPENAI_MODEL: 'stand-in',
    MODEL_PATIENCE: '0.05',
    LOG_LEVEL: 'fatal',
    GUEST_TOKENS: '1000',
    RATE_LIMIT: 'off',
  };
  game = await startGame({ databaseUrl: database.url, env });
}, 60_000);
afterAll(async () => {
  await game.stop();
  await Promise.all([provider.close(), database.stop()]);
}, 60_000);

const given = (): HostileGame => ({ url: game.url, databaseUrl: database.url, provider });
faultChecks(given);
redTeamChecks(given);
