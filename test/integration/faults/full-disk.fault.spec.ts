import { mkdtemp, readFile, rm } from 'node:fs/promises';
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
afterEach(async () => {
  over.abort();
  await disk?.free(game.pid);
});

interface Ready {
  readonly message?: string;
  readonly details?: { readonly missing: readonly string[] };
}
const ready = async (): Promise<{ readonly status: number; readonly body: Ready }> => {
  const response = await fetch(`${game.url}/health/ready`, { signal: AbortSignal.timeout(5_000) });
  return { status: response.status, body: (await response.json()) as Ready };
};
/** As the game's own disk shows it. */
const postmasterOf = async (pid: number): Promise<number> => {
  const file = path.join('/proc', String(pid), 'root', folder, 'postgres/data/postmaster.pid');
  return Number((await readFile(file, 'utf8')).split('\n')[0]);
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
    await eventually(() => expect(game.output()).toMatch(/not ready: [^"]*disk \(the disk is full\)/));
    expect(game.output().match(/requests fail: the disk is full/g)?.length).toBeLessThan(10);

    await disk.free(game.pid);
    await eventually(async () => expect((await ready()).status).toBe(200), 60_000);
    await stuck;
    expect(game.output()).not.toMatch(/has ended because of this/);
  });

  it('ends no game whose database dies of it', async () => {
    if (disk === null) return;
    const player = new StubbornPlayer(() => game.url, over.signal);
    await player.begin();
    await play(player, 2);
    await disk.fill(game.pid);
    process.kill(await postmasterOf(game.pid), 'SIGKILL');
    await eventually(() => expect(game.output()).toMatch(/the database has ended: its disk is full/), 60_000);
    expect((await fetch(`${game.url}/health/live`)).status).toBe(200);
    expect(await ready()).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/^The disk of the game is full\. /) as unknown },
    });
    await disk.free(game.pid);
    await play(player, 4);
    await player.expectWhole(GRANTED);
    await eventually(async () => expect((await ready()).status).toBe(200), 60_000);
  });
});
