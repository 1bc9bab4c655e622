import { JwtService } from '@nestjs/jwt';
import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { AccountHolder, newName, PASSWORD } from '../../support/account-holder.js';
import { Player } from '../../support/player.js';
import { SECRETS } from '../../support/running-game.js';
import { sharedGame } from '../../support/shared-game.js';

const game = sharedGame({ LOG_LEVEL: 'debug' });
let pool: pg.Pool;
beforeAll(() => {
  pool = new pg.Pool({ connectionString: game.databaseUrl, max: 2 });
});
afterAll(() => pool.end());
const registered = (by = {}) => AccountHolder.registered(game.url, by);
const WRONG = 'That name and password do not belong together.';

describe('signing in', () => {
  it('by name without case gives another device its own token and password', async () => {
    const thora = await registered();
    const elsewhere = thora.elsewhere();
    const { status, body } = await elsewhere.logIn(PASSWORD, thora.username.toUpperCase());
    expect([status, body.user.id, body.user.username]).toEqual([200, thora.userId, thora.username]);
    expect(elsewhere.devicePassword).not.toBe(thora.devicePassword);
    const devices = await thora.devices();
    expect(devices.map(({ current, remembered, name }) => ({ current, remembered, name }))).toEqual(
      expect.arrayContaining([
        { current: true, remembered: true, name: 'Unknown device' },
        { current: false, remembered: true, name: 'Unknown device' },
      ]),
    );
    expect(devices).toHaveLength(2);
  });

  it('by a device password is signing in on that device', async () => {
    const thora = await registered();
    const back = thora.elsewhere();
    expect((await back.logIn(thora.devicePassword)).status).toBe(200);
    expect(back.devicePassword).toBe(thora.devicePassword);
    expect(await back.devices()).toMatchObject([{ current: true }]);
    const stranger = await registered();
    expect(await stranger.elsewhere().logIn(thora.devicePassword)).toMatchObject({ status: 401 });
  });

  it('on one device too many leaves the one that was used least of late', async () => {
    const thora = await registered();
    await pool.query(
      `INSERT INTO devices (device_id, user_id, name, created_at, last_used_at)
       SELECT $1 || n, $1, 'a boat', now(), now() - n * interval '1 hour' FROM generate_series(1, 49) n`,
      [thora.userId],
    );
    const elsewhere = thora.elsewhere();
    expect((await elsewhere.logIn()).status).toBe(200);
    const devices = await elsewhere.devices();
    expect(devices).toHaveLength(50);
    expect(devices.map(({ id }) => id)).not.toContain(`${thora.userId}49`);
    expect((await thora.me()).status).toBe(200);
  });

  it('by an e-mail address works once it is confirmed', async () => {
    const email = `${newName()}@example.org`.toLowerCase();
    const thora = await registered({ email });
    expect((await thora.elsewhere().logIn(PASSWORD, email)).status).toBe(401);
    const key = new KeyedHashes(serverKeysFrom(SECRETS.DICE_KEY).keyedHashes).of('email', email);
    await pool.query('INSERT INTO confirmed_emails VALUES ($1, $2, now())', [key, thora.userId]);
    expect(await thora.elsewhere().logIn(PASSWORD, email.toUpperCase())).toMatchObject({
      status: 200,
      body: { user: { id: thora.userId } },
    });
  });

  it('says the same, and hashes a password, whether or not the name exists', async () => {
    const thora = await registered();
    const nobody = new AccountHolder(game.url);
    const timed = async (person: AccountHolder): Promise<number> => {
      const begun = performance.now();
      const { status, body } = await person.logIn('Wrong-Sail-43');
      expect([status, body]).toEqual([401, { statusCode: 401, code: 'INVALID_CREDENTIALS', message: WRONG }]);
      return performance.now() - begun;
    };
    const [there, absent]: [number[], number[]] = [[], []];
    for (let n = 0; n < 7; n++) {
      there.push(await timed(thora.elsewhere()));
      absent.push(await timed(nobody));
    }
    const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[3] ?? 0;
    // An answer without a hash takes a tenth of the time: noise of the machine cannot hide that.
    expect(median(absent)).toBeGreaterThan(median(there) / 3);
    expect(median(there)).toBeGreaterThan(median(absent) / 3);
    expect(game.output()).toMatch(/a sign-in was refused/);
    expect(game.output()).not.toContain('Wrong-Sail-43');
  });

  it.each([
    [{ username: '', password: 'x' }, 'username', 'Please enter your name.'],
    [{ username: 'x', password: '' }, 'password', 'Please enter your password.'],
    [{ username: { $gt: '' }, password: 'x' }, 'username', 'Please enter your name.'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await new Player(game.url).call('POST', '/api/auth/login', { body });
    expect(answer).toMatchObject({ status: 400, body: { message, details: { field } } });
  });

  it.each(["' OR 1=1 --", 'x@\u00ad', 'x'.repeat(290), '%', '\n{"level":50}'])('finds nobody by %j', async (name) => {
    expect(await new AccountHolder(game.url).logIn(PASSWORD, name)).toMatchObject({ status: 401 });
  });
});

describe('signing out', () => {
  it('ends the tokens of this device and leaves its password, for Quick access', async () => {
    const thora = await registered();
    const elsewhere = thora.elsewhere();
    await elsewhere.logIn();
    expect((await thora.call('POST', '/api/auth/logout')).status).toBe(204);
    expect([(await thora.me()).status, (await elsewhere.me()).status]).toEqual([401, 200]);
    expect((await thora.logIn(thora.devicePassword)).status).toBe(200);
    expect((await thora.me()).status).toBe(200);
  });

  it('everywhere ends all tokens and device passwords', async () => {
    const thora = await registered();
    const elsewhere = thora.elsewhere();
    await elsewhere.logIn();
    expect((await thora.call('POST', '/api/auth/logout', { body: { everywhere: true } })).status).toBe(204);
    expect([(await thora.me()).status, (await elsewhere.me()).status]).toEqual([401, 401]);
    expect((await thora.logIn(thora.devicePassword)).status).toBe(401);
    expect((await thora.logIn()).status).toBe(200);
  });

  it("of a forgotten device ends its token and password; a stranger's device is not there", async () => {
    const [thora, stranger] = [await registered(), await registered()];
    const elsewhere = thora.elsewhere();
    await elsewhere.logIn();
    const id = (await elsewhere.devices()).find(({ current }) => current)?.id ?? '';
    for (const other of [id, randomUUID(), 'x', '%00']) {
      expect(await stranger.call('DELETE', `/api/auth/devices/${other}`)).toMatchObject({ status: 404 });
    }
    expect((await elsewhere.me()).status).toBe(200);
    expect((await thora.call('DELETE', `/api/auth/devices/${id}`)).status).toBe(204);
    expect((await elsewhere.me()).status).toBe(401);
    expect((await elsewhere.logIn(elsewhere.devicePassword)).status).toBe(401);
    expect(await thora.devices()).toHaveLength(1);
  });
});

describe('a bearer token', () => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const read = (token: string, n: number): object =>
    JSON.parse(Buffer.from(token.split('.')[n] ?? '', 'base64url').toString()) as object;
  const signed = (header: object, claims: object, { secret = SECRETS.JWT_SECRET, hash = 'sha256' } = {}): string => {
    const text = `${part(header)}.${part(claims)}`;
    return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
  };
  const status = async (token: string) => (await Object.assign(new AccountHolder(game.url), { token }).me()).status;

  it('is refused when it is tampered with, expired, or meant for something else', async () => {
    const [thora, stranger] = [await registered(), await registered()];
    const [header, claims] = [read(thora.token, 0), read(thora.token, 1)];
    const other = { ...claims, sub: stranger.userId };
    expect(await status(signed(header, claims))).toBe(200);
    const bad = {
      tampered: `${part(header)}.${part(other)}.${thora.token.split('.')[2] ?? ''}`,
      "another person's device": signed(header, other),
      expired: signed(header, { ...claims, exp: 1 }),
      'another secret': signed(header, claims, { secret: 'another secret of thirty-two letters' }),
      'another algorithm': signed({ ...header, alg: 'HS512' }, claims, { hash: 'sha512' }),
      'no algorithm': `${part({ ...header, alg: 'none' })}.${part(claims)}.`,
      'another audience': signed(header, { ...claims, aud: 'another' }),
      'another type': signed({ ...header, typ: 'reset+jwt' }, claims),
      'the type of before': signed({ ...header, typ: 'JWT' }, claims),
      'an unknown device': signed(header, { ...claims, did: randomUUID() }),
      'an unknown key': signed({ ...header, kid: '0123456789abcdef' }, claims),
    };
    for (const [name, token] of Object.entries(bad)) expect([name, await status(token)]).toEqual([name, 401]);
  });

  it('of before devices had ids is exchanged at its first use, once for two tabs, and ends with its device', async () => {
    const guest = new AccountHolder(game.url);
    await guest.signIn();
    const jwt = new JwtService({ secret: SECRETS.JWT_SECRET });
    guest.token = await jwt.signAsync({ sub: guest.userId, kind: 'guest', epoch: 0 }, { expiresIn: '180d' });
    const tabs = await Promise.all([guest.me(), guest.me()]);
    const fresh = tabs.map(({ body }) => Object.assign(new AccountHolder(game.url), { token: body.token ?? '' }));
    for (const tab of fresh) expect((await tab.me()).body).toMatchObject({ id: guest.userId });
    const current = (await Promise.all(fresh.map((tab) => tab.devices()))).map(
      (list) => list.find((one) => one.current)?.id,
    );
    expect(new Set(current).size).toBe(1);
    expect((await fresh[0]?.call('DELETE', `/api/auth/devices/${current[0] ?? ''}`))?.status).toBe(204);
    expect([await status(guest.token), await status(fresh[1]?.token ?? '')]).toEqual([401, 401]);
  });
});
