import { startRestartablePostgres, type RestartablePostgres } from '../../support/restartable-postgres.js';
import { GameUnderFire } from '../../support/game-under-fire.js';
import { playThrough } from '../../support/play-through.js';

let server: RestartablePostgres;
let game: GameUnderFire;
beforeAll(async () => {
  server = await startRestartablePostgres();
  game = await GameUnderFire.open(server);
}, 120_000);
afterAll(() => game.close(), 60_000);

beforeEach(() => game.start({ LOG_LEVEL: 'warn' }), 120_000);
afterEach(() => game.kill(), 60_000);

describe('a database restarted under load', () => {
  it.each(['SIGINT', 'SIGKILL'] as const)(
    'by %s: nothing is lost, and service returns without help',
    async (signal) => {
      await playThrough(game, async () => {
        await server.down(signal);
        await server.up();
      });
    },
    240_000,
  );
});
