import path from 'node:path';
import { type Save } from '#contracts/save/views.js';
import { type RewindAnswer, type StoryEntry, type WorldView } from '#contracts/session/views.js';
import { type SharedSaga, type ShareView } from '#contracts/share/views.js';
import { hexesWithin } from '#game/model/hex.js';
import { openPlatform, type Platform } from '#backend/app/platform.js';
import { loadConfig } from '#backend/platform/config/load-config.js';
import { settleSecrets } from '#backend/platform/keys/settle-secrets.js';
import { eventually } from '../../support/eventually.js';
import { lengthen } from '../../support/lengthen.js';
import { nextOf, Player } from '../../support/player.js';
import { giveTier } from '../../support/tier.js';
import { quietLog } from '../../support/quiet-log.js';
import { SECRETS } from '../../support/running-game.js';
import { sharedGame } from '../../support/shared-game.js';
import { expectRefusal } from './expect-refusal.js';

const TURNS = 1_200;
const game = sharedGame({ GUEST_TOKENS: 'unlimited' });
let platform: Platform;
let long: Player;

/** A saga with a past of this many turns, all over the map. */
const sagaOf = async (turns: number): Promise<Player> => {
  const player = await Player.begun(game.url, 'forgiving');
  await lengthen(platform, player.sessionId, turns, { places: hexesWithin(16) });
  await eventually(async () => expect((await player.choices()).body.turn).toBe(turns), 60_000);
  return player;
};

beforeAll(async () => {
  const config = await loadConfig({
    ...SECRETS,
    DATABASE_URL: game.databaseUrl,
    DATA_DIR: path.join(import.meta.dirname, '../../../.cache/pages'),
  });
  const secrets = await settleSecrets(game.databaseUrl, config.secrets, () => undefined);
  platform = await openPlatform({ config, databaseUrl: game.databaseUrl, secrets, log: quietLog });
  long = await sagaOf(TURNS);
}, 180_000);
afterAll(() => platform.close());

const turnsIn = (entries: readonly StoryEntry[]): readonly number[] => entries.map(({ turnNumber }) => turnNumber);
const upTo = (length: number, from = 0): readonly number[] => Array.from({ length }, (_, n) => from + n);
const stories = (player: Player, query = '') =>
  player.call<readonly StoryEntry[]>('GET', `/api/stories/${player.sessionId}${query}`);

describe('the story', () => {
  it('is shown from its newest hundred leaves, and page by page back to the first', async () => {
    const first = await stories(long);
    expect(turnsIn(first.body)).toEqual(upTo(100, TURNS - 99));
    const { body: pages } = await long.pages<StoryEntry>(`/api/stories/${long.sessionId}`);
    expect(pages).toHaveLength(13);
    expect([...pages].reverse().flatMap(turnsIn)).toEqual(upTo(TURNS + 1));
  });

  it('is read from its first leaf, in pages of any size', async () => {
    const { body: pages } = await long.pages<StoryEntry>(`/api/stories/${long.sessionId}?order=oldest&limit=170`);
    expect(pages.map(({ length }) => length)).toEqual([170, 170, 170, 170, 170, 170, 170, 11]);
    expect(pages.flatMap(turnsIn)).toEqual(upTo(TURNS + 1));
  });

  it('keeps its older pages while new turns are played', async () => {
    const player = await sagaOf(30);
    const first = await stories(player, '?limit=10');
    expect((await player.act('next', Player.next((await player.choices()).body))).status).toBe(200);
    const second = await player.call<readonly StoryEntry[]>('GET', nextOf(first.headers) ?? '');
    expect(turnsIn(second.body)).toEqual(upTo(10, 11));
  });

  it('shows the living line also where all newer leaves were taken back', async () => {
    const player = await sagaOf(150);
    await player.call('POST', `/api/sessions/${player.sessionId}/rewind`, { body: { toTurn: 20 } });
    const { body } = await stories(player);
    expect(turnsIn(body)).toEqual([...upTo(6, 15), ...upTo(100, 51)]);
    expect(body.findLast(({ withdrawn }) => !withdrawn)?.turnNumber).toBe(20);
  });

  it.each([
    '?cursor=abc',
    '?cursor=WyJuZXdlc3QiXQ',
    '?cursor=WyJuZXdlc3QiLDFlMzAwXQ',
    `?cursor=${'a'.repeat(400)}`,
    '?cursor=a&cursor=b',
    '?limit=0',
    '?limit=201',
    '?limit=1.5',
    '?limit=many',
    '?limit=1&limit=2',
    '?order=sideways',
  ])('refuses %s by its field', async (query) => {
    expectRefusal((await stories(long, query)) as never, 400, 'INVALID_FIELD', /\?(\w+)/.exec(query)?.[1]);
  });

  it('of somebody else is not there, on any page', async () => {
    const other = await Player.begun(game.url);
    const { headers } = await stories(long, '?limit=10');
    expectRefusal((await other.call('GET', nextOf(headers) ?? '')) as never, 404, 'SESSION_NOT_FOUND');
  });
});

describe('the list of saves', () => {
  it('is shown in pages, the last played first; a save that is made meanwhile moves none', async () => {
    const player = await Player.begun(game.url);
    await giveTier(game.databaseUrl, player.userId, 'gold');
    const save = (saveName: string) =>
      player.call('POST', '/api/saves/manual', {
        body: { sessionId: player.sessionId, characterId: player.characterId, saveName },
      });
    for (let n = 0; n < 7; n++) await save(`n${n}`);
    const first = await player.call<readonly Save[]>('GET', '/api/auth/saves?limit=3');
    await save('later');
    const { body: rest } = await player.pages<Save>(nextOf(first.headers) ?? '');
    const names = [first.body, ...rest].map((page) => page.map(({ saveName }) => saveName));
    expect(names).toEqual([
      ['n6', 'n5', 'n4'],
      ['n3', 'n2', 'n1'],
      ['n0', 'Latest leaf'],
    ]);
    expectRefusal(
      (await player.call('GET', '/api/auth/saves?cursor=WyJub3QgYSB0aW1lIiwieCJd')) as never,
      400,
      'INVALID_FIELD',
      'cursor',
    );
  });

  it('has fifty without parameters', async () => {
    const player = await Player.begun(game.url);
    await giveTier(game.databaseUrl, player.userId, 'gold');
    for (let n = 0; n < 50; n++)
      await player.call('POST', '/api/saves/manual', {
        body: { sessionId: player.sessionId, characterId: player.characterId, saveName: `n${n}` },
      });
    const { body, headers } = await player.call<readonly Save[]>('GET', '/api/auth/saves');
    expect([body.length, nextOf(headers) === null]).toEqual([50, false]);
    const { body: pages } = await player.pages<Save>('/api/auth/saves');
    expect(pages.map(({ length }) => length)).toEqual([50, 1]);
  });
});

/** Most bytes of an answer, in a saga of any length. */
const MOST: readonly (readonly [string, (player: Player) => string, number])[] = [
  ['the character', ({ characterId }) => `/api/characters/${characterId}`, 12_000],
  ['the choices', ({ sessionId }) => `/api/choices/${sessionId}`, 12_000],
  ['the saga', ({ sessionId }) => `/api/sessions/${sessionId}/saga`, 16_000],
  ['the story', ({ sessionId }) => `/api/stories/${sessionId}`, 200_000],
  ['the world', ({ sessionId }) => `/api/sessions/${sessionId}/world`, 300_000],
  ['the saves', () => '/api/auth/saves', 100_000],
  ['the tokens', () => '/api/user/action-tokens', 200],
];

describe('the size of an answer', () => {
  it.each(MOST)('of %s is bounded', async (_, pathOf, most) => {
    const bytes = async (player: Player): Promise<number> =>
      JSON.stringify((await player.call('GET', pathOf(player))).body).length;
    expect(await bytes(await Player.begun(game.url, 'forgiving'))).toBeLessThan(most);
    expect(await bytes(long)).toBeLessThan(most);
  });

  it('of the world: each cell once, words where the player was last, and the newest moves', async () => {
    const { body } = await long.call<WorldView>('GET', `/api/sessions/${long.sessionId}/world`);
    expect(body.cells).toHaveLength(817);
    expect(body.cells.filter(({ storyContent }) => storyContent !== '')).toHaveLength(60);
    expect(body.cells.find(({ lastTurn }) => lastTurn === TURNS)?.storyContent).not.toBe('');
    expect(body.route).toHaveLength(500);
    expect(body.route.at(-1)).toEqual(body.currentLocation);
  });

  it('of a turn and of a rewind is bounded, too', async () => {
    const player = await sagaOf(700);
    const { body: turn } = await player.act('t', Player.next((await player.choices()).body));
    expect(JSON.stringify(turn).length).toBeLessThan(40_000);
    const { body: rewound } = await player.call<RewindAnswer>('POST', `/api/sessions/${player.sessionId}/rewind`, {
      body: { toTurn: 3 },
    });
    expect(JSON.stringify(rewound).length).toBeLessThan(40_000);
    expect(rewound.withdrawn).toEqual(upTo(500, 202));
  });
});

describe('a shared saga', () => {
  const TYPED = 'I look round for my old friend Zephyrbrook of Kiel';
  const TOLD = `You said it again: ${TYPED}. The tide turned.`;

  it('quotes on none of its pages what was typed on one before', async () => {
    const player = await Player.begun(game.url, 'forgiving');
    expect((await player.act('own', { action: TYPED, isCustomAction: true })).status).toBe(200);
    await lengthen(platform, player.sessionId, 99, { story: TOLD });
    await eventually(async () => expect((await player.choices()).body.turn).toBe(100), 60_000);
    const { body: share } = await player.call<ShareView>('PUT', `/api/sessions/${player.sessionId}/share`, {
      body: { heroShownAs: 'profession' },
    });
    const token = share.link?.split('#')[1];
    const read = async (after?: string): Promise<SharedSaga> =>
      (await new Player(game.url).call<SharedSaga>('POST', '/api/shared/saga', { body: { token, after } })).body;
    const first = await read();
    const second = await read(first.next ?? '');
    expect([first, second].map(({ leaves }) => leaves.map(({ turnNumber }) => turnNumber))).toEqual([upTo(100), [100]]);
    const told = [first, second].flatMap(({ leaves }) => leaves.slice(-50).map(({ storyContent }) => storyContent));
    expect(told).toEqual(told.map(() => 'The tide turned.'));
    expect(JSON.stringify([first, second])).not.toContain('Zephyrbrook');
  }, 60_000);
});
