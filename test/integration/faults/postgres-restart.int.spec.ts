import { startRestartablePostgres, type RestartablePostgres } from '../../support/restartable-postgres.js';
import { GameUnderFire, GRANTED } from '../../support/game-under-fire.js';
import { StubbornPlayer } from '../../support/stubborn-player.js';

let server: RestartablePostgres;
let game: GameUnderFire;
let over: AbortController;
beforeAll(async () => {
  server = await startRestartablePostgres();
  game = await GameUnderFire.open(server);
}, 120_000);
afterAll(() => game.close(), 60_000);

beforeEach(async () => {
  over = new AbortController();
  await game.start({ LOG_LEVEL: 'warn' });
}, 120_000);
// Also after a failure: no player of this test continues in the next one's game.
afterEach(async () => {
  over.abort();
  await game.kill();
}, 60_000);

const PLAYERS = 8;
const TURNS = 12;
/** Many times the usual time: a player without an answer by then fails with the last answer and the game's output. */
const ANSWERED_MS = 180_000;

const play = async (player: StubbornPlayer): Promise<void> => {
  await player.begin();
  while (player.answered.length < TURNS && !player.over) await player.turn();
};

describe('a database restarted under load', () => {
  it.each(['SIGINT', 'SIGKILL'] as const)(
    'by %s: nothing is lost, and service returns without help',
    async (signal) => {
      const players = Array.from({ length: PLAYERS }, () => new StubbornPlayer(() => game.url, over.signal));
      const restart = async (): Promise<void> => {
        await server.down(signal);
        await server.up();
      };
      const late = setTimeout(() => over.abort(), ANSWERED_MS);
      await Promise.race([game.staysUp(over.signal), Promise.all([restart(), ...players.map(play)])])
        .catch((error: unknown) => {
          throw new Error(`${String(error)}\n${game.lastWords}`, { cause: error });
        })
        .finally(() => clearTimeout(late));
      for (const player of players) await player.expectWhole(GRANTED);
      await game.expectRebuildsEqual();
    },
    240_000,
  );
});
