import pg from 'pg';
import { type FaultPoint } from '#backend/platform/faults/fault-points.js';
import { AccountHolder, newName } from '../../support/account-holder.js';
import { eventually } from '../../support/eventually.js';
import { GameUnderFire } from '../../support/game-under-fire.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';

let database: TestDatabase;
let game: GameUnderFire;
beforeAll(async () => {
  database = await startTestDatabase();
  game = await GameUnderFire.open(database);
}, 120_000);
afterAll(() => game.close(), 60_000);

/** As if the game had been away for long: its sweep settles what was left as soon as it is back. */
const ageReservations = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client
    .query("UPDATE credentials SET reserved_at = reserved_at - interval '1 minute'")
    .finally(() => client.end());
};

/** A guest's sign-up at which the game dies; it is back afterwards. */
const killedAt = async (point: FaultPoint, before = (): Promise<void> => Promise.resolve()): Promise<AccountHolder> => {
  await game.start({ FAULT_KILL_AT: point });
  const thora = new AccountHolder(game.url);
  await thora.signIn();
  await expect(thora.register()).rejects.toThrow();
  await game.gone;
  await before();
  await game.start();
  return Object.assign(thora, { url: game.url });
};
const stranger = (username: string) => Object.assign(new AccountHolder(game.url), { username });

describe('a game killed in a sign-up', () => {
  afterEach(() => game.kill());

  it('after the name was reserved: the same person sends it again and has the account', async () => {
    const thora = await killedAt('registration:reserved');
    const guestId = thora.userId;
    expect((await thora.register()).status).toBe(201);
    expect([thora.userId, (await thora.me()).body.subscriptionStatus]).toEqual([guestId, 'free']);
  }, 120_000);

  it('after the name was reserved: it is free again, also for others', async () => {
    const thora = await killedAt('registration:reserved', ageReservations);
    const [guestId, name] = [thora.userId, thora.username];
    await eventually(
      async () => expect((await stranger(name).register({ password: 'Birch-Oar-99' })).status).toBe(201),
      40_000,
    );
    expect(await thora.register({ username: name })).toMatchObject({ status: 409, body: { code: 'USERNAME_TAKEN' } });
    expect((await thora.register({ username: newName() })).status).toBe(201);
    expect(thora.userId).toBe(guestId);
  }, 120_000);

  it('after the account was recorded: it is finished, and stays with its person', async () => {
    const thora = await killedAt('registration:appended', ageReservations);
    const [guestId, name] = [thora.userId, thora.username];
    await eventually(async () => expect((await stranger(name).logIn()).status).toBe(200), 40_000);
    expect(await stranger(name).register({ password: 'Birch-Oar-99' })).toMatchObject({ status: 409 });
    expect((await thora.register()).status).toBe(201);
    expect(thora.userId).toBe(guestId);
    expect((await thora.me()).body.subscriptionStatus).toBe('free');
  }, 120_000);
});
