import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, startApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { type SmallDisk, smallDisk } from '../../support/small-disk.js';
import { StubbornPlayer } from '../../support/stubborn-player.js';

const SIZE = '256m';
const GRANTED = 100_000;
const TURNS = 6;

let folder = '';
let disk: SmallDisk | null = null;
let game: App;
let over: AbortController;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'full-disk-'));
  disk = await smallDisk(folder, SIZE);
  if (disk === null) return;
  game = await startApp({ dataDir: folder, wrapper: disk.wrapper, env: { GUEST_TOKENS: String(GRANTED) } });
});
afterAll(async () => {
  if (disk) await game.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  over = new AbortController();
});
afterEach(() => over.abort());

interface Ready {
  readonly message?: string;
  readonly details?: { readonly missing: readonly string[] };
}
const ready = async (): Promise<{ readonly status: number; readonly body: Ready }> => {
  const response = await fetch(`${game.url}/health/ready`, { signal: AbortSignal.timeout(5_000) });
  return { status: response.status, body: (await response.json()) as Ready };
};
const play = async (player: StubbornPlayer, turns: number): Promise<void> => {
  while (player.answered.length < turns && !player.over) await player.turn();
};

describe('a full disk', () => {
  it('is named to the player, to staff and in the log; nothing is lost, and the game goes on when there is space', async () => {
    if (disk === null) {
      console.warn('SKIPPED: this system lets us mount no disk (unshare --mount)');
      return;
    }
    const player = new StubbornPlayer(() => game.url, over.signal);
    await player.begin();
    await play(player, TURNS);

    await disk.fill(game.pid);
    // Free space in pages that are there already takes some turns; then no answer comes.
    const stuck = play(player, 20 * TURNS).then(() => player.expectWhole(GRANTED));
    const guest = new Player(game.url);
    await eventually(async () => {
      const { status, body } = await guest.call<{ code: string; message: string }>('POST', '/api/auth/guest');
      expect({ status, ...body }).toMatchObject({
        status: 503,
        code: 'TRY_AGAIN',
        message: 'There is no room left to write this down. Nothing is lost; please try again later.',
      });
    }, 60_000);
    await eventually(async () => {
      expect(await ready()).toMatchObject({
        status: 503,
        body: {
          code: 'NOT_READY',
          message: 'The disk of the game is full. Nothing is lost; the game goes on by itself once there is space.',
          details: { missing: expect.arrayContaining(['disk']) as unknown },
        },
      });
    }, 20_000);
    expect(game.output()).toMatch(/not ready: [^"]*disk \(the disk is full\)/);

    await disk.free(game.pid);
    await eventually(async () => expect((await ready()).status).toBe(200), 60_000);
    await stuck;
    expect(game.output()).not.toMatch(/has ended because of this/);
  });
});
