import { startRestartablePostgres, type RestartablePostgres } from '#test/support/restartable-postgres.js';
import { GameUnderFire, GRANTED } from './game-under-fire.js';
import { StubbornPlayer } from './stubborn-player.js';

let server: RestartablePostgres;
let game: GameUnderFire;
beforeAll(async () => {
  server = await startRestartablePostgres();
  game = await GameUnderFire.open(server);
}, 120_000);
afterAll(() => game.close(), 60_000);

const PLAYERS = 8;
const TURNS = 12;

describe('a database restarted under load', () => {
  it.each(['SIGINT', 'SIGKILL'] as const)('by %s: nothing is lost, and service returns without help', async (signal) => {
    await game.start();
    const players = Array.from({ length: PLAYERS }, () => new StubbornPlayer(() => game.url));
    const playing = Promise.all(players.map(async (player) => {
      await player.begin();
      while (player.answered.length < TURNS && !player.over) await player.turn();
    }));
    await server.down(signal);
    await server.up();
    await playing;
    for (const player of players) await player.expectWhole(GRANTED);
    await game.expectRebuildsEqual();
    await game.kill();
  }, 240_000);
});
