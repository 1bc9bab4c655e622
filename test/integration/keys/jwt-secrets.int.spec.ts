import { readdir, rm, writeFile } from 'node:fs/promises';
import { fingerprintOf, keyIdOf } from '#backend/platform/keys/fingerprint.js';
import { keysUnderTest, type KeysUnderTest, ONE, refusal, THREE, TWO } from './keys.fixture.js';

let keys: KeysUnderTest;
beforeEach(async () => {
  keys = await keysUnderTest();
});
afterEach(() => keys.stop());
const start: KeysUnderTest['start'] = (...settings) => keys.start(...settings);
const retired = (secret: string): string => `retired:${keyIdOf(fingerprintOf('jwt-secret', secret))}`;

describe('the secret of tokens', () => {
  const DICE_KEY = ONE;
  const begin = (JWT_SECRET: string, JWT_OLD_SECRETS = '') => start({ DICE_KEY, JWT_SECRET, JWT_OLD_SECRETS });

  it('is replaced where the old one is listed', async () => {
    await begin(ONE);
    expect((await begin(TWO, `"${ONE}"`)).jwt).toEqual({ signing: TWO, old: [ONE] });
    expect((await begin(TWO, `"${ONE}"`)).jwt.signing).toBe(TWO);
  });

  it('is not replaced by accident: the message names the way out', async () => {
    await begin(ONE);
    const message = await refusal(begin(TWO));
    expect(message).toMatch(/^JWT_SECRET is not the secret that signed the tokens of this database: /);
    expect(message).toContain('list that secret in JWT_OLD_SECRETS');
    expect(message).toContain(`JWT_OLD_SECRETS=${retired(ONE)}`);
    expect(message).not.toContain(ONE);
    await begin(ONE);
  });

  it('is replaced, and the old one given up, when its key is named', async () => {
    await begin(ONE);
    await begin(TWO, retired(ONE));
    await begin(TWO);
    expect(await refusal(begin(ONE))).toContain(retired(TWO));
  });

  it('may not be dropped from the list while its tokens live', async () => {
    await begin(ONE);
    await begin(TWO, `"${ONE}"`);
    expect(await refusal(begin(THREE, `"${TWO}"`))).toContain(retired(ONE));
    const age = (days: number) =>
      keys.db.query(
        'update key_fingerprints set replaced_at = now() - make_interval(days => $1) where replaced_at < now()',
        [days],
      );
    await age(179);
    await refusal(begin(TWO));
    await age(181);
    await begin(TWO);
  });

  it('that a clock ahead replaced is needed no longer than its tokens live', async () => {
    await begin(ONE);
    await begin(TWO, `"${ONE}"`);
    await keys.db.query(
      "update key_fingerprints set replaced_at = now() + interval '300 days' where replaced_at < now()",
    );
    await begin(TWO, `"${ONE}"`);
    const { rows } = await keys.db.query('select 1 from key_fingerprints where replaced_at > now()');
    expect(rows).toEqual([]);
  });

  it('may be announced to all copies before it signs', async () => {
    await begin(ONE);
    await begin(ONE, `"${TWO}"`);
    await begin(TWO, `"${ONE}"`);
    await begin(ONE, `"${TWO}"`);
  });

  it('moves from its file to the variable and back', async () => {
    const { jwt } = await start({ DICE_KEY });
    expect((await begin(jwt.signing)).jwt).toEqual(jwt);
    expect((await start({ DICE_KEY })).jwt).toEqual(jwt);
  });

  it('is replaced by a line above the old one in its file', async () => {
    const { jwt } = await start({ DICE_KEY });
    const next = '0123456789abcdef'.repeat(4);
    await writeFile(keys.fileOf('jwt-secret'), `${next}\n${jwt.signing}\n`);
    expect((await start({ DICE_KEY })).jwt).toEqual({ signing: next, old: [jwt.signing] });
    await writeFile(keys.fileOf('jwt-secret'), next);
    const message = await refusal(start({ DICE_KEY }));
    expect(message.startsWith(`${keys.fileOf('jwt-secret')} is not the secret that signed`)).toBe(true);
  });

  it('is not made anew by accident where its file is missing', async () => {
    const { jwt } = await start({ DICE_KEY });
    await rm(keys.fileOf('jwt-secret'));
    const message = await refusal(start({ DICE_KEY }));
    expect(message.startsWith(`${keys.fileOf('jwt-secret')} is missing`)).toBe(true);
    expect(await readdir(keys.dataDir)).toEqual([]);
    const anew = await start({ DICE_KEY, JWT_OLD_SECRETS: retired(jwt.signing) });
    expect(anew.jwt.signing).not.toBe(jwt.signing);
    expect((await start({ DICE_KEY })).jwt).toEqual(anew.jwt);
  });
});
