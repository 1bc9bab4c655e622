import pg from 'pg';
import { AccountHolder, newName, PASSWORD } from '../../support/account-holder.js';
import { Player } from '../../support/player.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { sharedGame } from '../../support/shared-game.js';

const game = sharedGame({ LOG_LEVEL: 'debug' });
let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({ connectionString: game.databaseUrl, max: 2 });
});
afterAll(() => pool.end());

const eventsOf = async (userId: string): Promise<readonly string[]> =>
  (
    await pool.query<{ type: string }>('SELECT type FROM events WHERE stream = $1 ORDER BY revision', [
      `account-${userId}`,
    ])
  ).rows.map(({ type }) => type);

describe('signing up', () => {
  it('makes an account that /me shows, with the tokens of a registered person', async () => {
    const thora = new AccountHolder(game.url);
    const { status, body } = await thora.register({ email: '  Thora@Bücher.Example ' });
    expect(status).toBe(201);
    expect(body.user).toEqual({
      id: thora.userId,
      username: thora.username,
      email: 'thora@xn--bcher-kva.example',
      emailConfirmed: false,
      subscriptionStatus: 'free',
      subscriptionTier: 'free',
    });
    expect((await thora.me()).body).toEqual(body.user);
    expect(await thora.tokens()).toBe(10);
    expect(await eventsOf(thora.userId)).toEqual(['AccountRegistered']);
  });

  it('of a guest keeps the userId, the saga and the token', async () => {
    const guest = await Player.begun(game.url);
    const thora = Object.assign(new AccountHolder(game.url), { token: guest.token });
    expect((await thora.register()).body.user).toMatchObject({ id: guest.userId, subscriptionStatus: 'free' });
    thora.sessionId = guest.sessionId;
    expect((await thora.stories()).body).toHaveLength(1);
    expect((await guest.stories()).body).toHaveLength(1);
    expect(await eventsOf(guest.userId)).toEqual(['GuestCreated', 'GuestBecameAccount']);
  });

  it('with a token that is not good any more says so, and makes nothing', async () => {
    const thora = Object.assign(new AccountHolder(game.url), { token: 'x.y.z' });
    expect(await thora.register()).toMatchObject({ status: 401, body: { code: 'GUEST_NOT_KNOWN' } });
    expect((await thora.elsewhere().register()).status).toBe(201);
  });

  it('at once under one name makes one account, whatever the case', async () => {
    const name = newName();
    const people = Array.from({ length: 12 }, (_, n) => ({
      person: new AccountHolder(game.url),
      as: { username: n % 2 ? name : name.toUpperCase(), password: `Amber-Sail-${n}x` },
    }));
    const answers = await Promise.all(people.map(({ person, as }) => person.register(as)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body.code, body.details]).toEqual([409, 'USERNAME_TAKEN', { field: 'username' }]);
      expect(body.message).toBe('That name is taken. Please choose another.');
    }
  });

  it('sent twice, or again after its answer was lost, is one account and one owner', async () => {
    const name = newName();
    const tabs = Array.from({ length: 4 }, () => new AccountHolder(game.url));
    const answers = await Promise.all(tabs.map((tab) => tab.register({ username: name })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(tabs.map(({ userId }) => userId)).size).toBe(1);
    expect(await eventsOf(tabs[0]?.userId ?? '')).toEqual(['AccountRegistered']);
    expect(await tabs[0]?.tokens()).toBe(10);
  });

  it('of one guest by two tabs with different names is one account', async () => {
    const guest = new AccountHolder(game.url);
    await guest.signIn();
    const tabs = [newName(), newName()].map((username) =>
      Object.assign(new AccountHolder(game.url), { token: guest.token, username }),
    );
    const answers = await Promise.all(tabs.map((tab) => tab.register()));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'made' : body.code)).sort();
    expect(codes).toContain('made');
    expect(['ALREADY_REGISTERED', 'REGISTRATION_ABANDONED']).toContain(codes[0]);
    expect((await eventsOf(guest.userId)).filter((type) => type === 'GuestBecameAccount')).toHaveLength(1);
    const again = await Object.assign(new AccountHolder(game.url), { token: guest.token }).register();
    expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_REGISTERED' } });
  });

  it.each([
    [{ username: 'ab' }, 400, 'username', 'Username must be at least 3 characters'],
    [{ username: 'a'.repeat(21) }, 400, 'username', 'Username must not exceed 20 characters'],
    [{ username: 'Þóra' }, 400, 'username', 'Username can only contain letters, numbers, hyphens, and underscores'],
    [
      { username: 'Tho\u200bra' },
      400,
      'username',
      'Username can only contain letters, numbers, hyphens, and underscores',
    ],
    [{ username: 'Тhora' }, 400, 'username', 'Username can only contain letters, numbers, hyphens, and underscores'],
    [{ username: 'gUEST_1' }, 422, 'username', 'Names that start with Guest_ are for guests. Please choose another.'],
    [{ password: 'Short-1' }, 400, 'password', 'Password must be at least 8 characters'],
    [{ password: `aB3${'x'.repeat(126)}` }, 400, 'password', 'Password must not exceed 128 characters'],
    [
      { password: 'all-lower-case-1' },
      400,
      'password',
      'Password must contain at least one lowercase letter, one uppercase letter, and one number',
    ],
    [{ email: 'thora@' }, 400, 'email', 'Invalid email format'],
    [{ password: 'Password1' }, 422, 'password', /leaked/],
    [{ password: 'Iloveyou1' }, 422, 'password', /leaked/],
    [{ password: 'SteppesAndSeas1' }, 422, 'password', /your name or the name of the game/],
    [
      { username: 'Ragnhild_of_Sogn', password: 'RagnhildOfSogn1' },
      422,
      'password',
      /your name or the name of the game/,
    ],
  ])('refuses %j', async (wrong, status, field, message) => {
    const answer = await new AccountHolder(game.url).register(wrong);
    expect(answer).toMatchObject({ status, body: { details: { field } } });
    expect(answer.body.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
  });

  it('takes no field that is not asked for', async () => {
    const thora = new AccountHolder(game.url);
    const more = {
      subscriptionTier: 'platinum',
      actionTokens: 1_000,
      userId: 'x',
      kind: 'staff',
      emailConfirmed: true,
    };
    const { body } = await thora.register(more as never);
    expect(body.user).toMatchObject({ subscriptionTier: 'free', emailConfirmed: false });
    expect(await thora.tokens()).toBe(10);
  });

  it('leaves no password, name or address in a log line, nor outside sealed fields', async () => {
    const thora = await AccountHolder.registered(game.url, { email: 'secret-address@example.org' });
    const kept = JSON.stringify([
      // As they were appended: the table packs longer ones.
      (await recordedEvents(game.databaseUrl)).map(({ data, metadata }) => [data, metadata]),
      (await pool.query('SELECT * FROM credentials')).rows,
      (await pool.query('SELECT * FROM devices')).rows,
      (await pool.query('SELECT * FROM rate_limits')).rows,
    ]);
    for (const secret of [PASSWORD, thora.username, 'secret-address', thora.devicePassword, thora.token]) {
      expect(kept).not.toContain(secret);
      expect(game.output()).not.toContain(secret);
    }
  });
});
