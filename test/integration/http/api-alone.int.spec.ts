import { randomUUID } from 'node:crypto';
import { type CurrentUser } from '#contracts/account/views.js';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { type App } from '../../support/app.js';
import { startGame } from '../../support/running-game.js';

let database: TestDatabase;
let api: App;
let projector: App | null = null;
let player: Player;

beforeAll(async () => {
  database = await startGameDatabase();
  api = await startGame({ databaseUrl: database.url, main: 'api' });
  player = await Player.begun(api.url, 'forgiving');
}, 120_000);
afterAll(async () => {
  await Promise.all([api.stop(), projector?.stop()]);
  await database.stop();
});

describe('an api whose read models nobody fills', () => {
  it('still knows who plays: a guest whose token were refused would be lost for good', async () => {
    const { status, body } = await player.call<CurrentUser>('GET', '/api/auth/me');
    expect([status, body.id, body.subscriptionStatus]).toEqual([200, player.userId, 'guest']);
  });

  it.each(['choices', 'stories', 'world', 'events'])(
    "asks for patience where it can not show the %s of a saga yet, and knows no stranger's",
    async (what) => {
      const of = (id: string): string =>
        what === 'choices' || what === 'stories' ? `/api/${what}/${id}` : `/api/sessions/${id}/${what}`;
      expect(await player.call<ErrorBody>('GET', of(player.sessionId))).toMatchObject({
        status: 503,
        body: { code: 'TRY_AGAIN' },
      });
      expect(await player.call<ErrorBody>('GET', of(randomUUID()))).toMatchObject({
        status: 404,
        body: { code: 'SESSION_NOT_FOUND' },
      });
      const stranger = new Player(api.url);
      await stranger.signIn();
      expect(await stranger.call<ErrorBody>('GET', of(player.sessionId))).toMatchObject({
        status: 404,
        body: { code: 'SESSION_NOT_FOUND' },
      });
    },
  );

  it('plays on, and shows it all once they are filled', async () => {
    const { status } = await player.act('one', { action: 'I look about me', isCustomAction: true });
    expect(status).toBe(200);
    projector = await startGame({ databaseUrl: database.url, main: 'projector' });
    await eventually(async () => expect((await player.stories()).body).toHaveLength(2));
    expect(await player.tokens()).toBe(4);
    expect((await player.call<CurrentUser>('GET', '/api/auth/me')).status).toBe(200);
  });
});
