import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintOf } from '#backend/platform/keys/fingerprint.js';
import { PostgresSubjectKeyRows } from '#backend/platform/log/subject-key-rows.js';
import { SubjectKeys } from '#backend/platform/log/subject-keys.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { keysUnderTest, type KeysUnderTest, ONE, refusal, THREE, TWO } from './keys.fixture.js';

let keys: KeysUnderTest;
beforeEach(async () => {
  keys = await keysUnderTest();
});
afterEach(() => keys.stop());
const start: KeysUnderTest['start'] = (...settings) => keys.start(...settings);

/** Something sealed with that key, as a game that kept no fingerprints left it. */
const seal = async (diceKey: string, userId: string): Promise<void> => {
  const rows = new PostgresSubjectKeyRows(keys.db);
  await new SubjectKeys(rows, serverKeysFrom(diceKey).subjectKeys, systemRandom).forSealing(userId);
};
const stored = async (): Promise<string> =>
  JSON.stringify((await keys.db.query('select * from key_fingerprints')).rows);

describe('the dice key of a new database', () => {
  it('is made, kept, and known again', async () => {
    const { diceKey } = await start();
    expect(diceKey).toBe(await readFile(keys.fileOf('dice-key'), 'utf8'));
    expect(await start()).toMatchObject({ diceKey });
    expect(await start({ DICE_KEY: diceKey })).toMatchObject({ diceKey });
    expect(keys.warnings).toEqual([]);
  });

  it('is not stored, nor is anything that leads to it', async () => {
    const { diceKey, jwt } = await start();
    for (const secret of [diceKey, jwt.signing]) {
      expect(await stored()).not.toContain(secret);
      expect(await stored()).toContain(
        fingerprintOf(secret === diceKey ? 'dice-key' : 'jwt-secret', secret).slice(0, 16),
      );
    }
  });

  it('is one for all that start at once in one folder', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(new Set(all.map(({ diceKey }) => diceKey)).size).toBe(1);
    expect(new Set(all.map(({ jwt }) => jwt.signing)).size).toBe(1);
    expect((await readdir(keys.dataDir)).sort()).toEqual(['dice-key', 'jwt-secret']);
  });

  it('is of one of those that start at once with keys of their own; the others refuse', async () => {
    const starts = [ONE, TWO, THREE].map((DICE_KEY) => start({ DICE_KEY }));
    const outcomes = await Promise.allSettled(starts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect((outcome.reason as Error).message).toMatch(/^DICE_KEY is not the key that this database is sealed with/);
  });
});

describe('the dice key of a database that knows one', () => {
  it('is no other one: the file is named, and the way out', async () => {
    await start();
    await writeFile(keys.fileOf('dice-key'), '0123456789abcdef'.repeat(4));
    const message = await refusal(start());
    expect(message.startsWith(`${keys.fileOf('dice-key')} is not the key that this database is sealed with`)).toBe(
      true,
    );
    expect(message).toMatch(/put that key back/);
  });

  it('is no other one: the variable is named', async () => {
    await start();
    expect(await refusal(start({ DICE_KEY: ONE }))).toMatch(/^DICE_KEY is not the key/);
  });

  it('is not made anew where its file is missing', async () => {
    await start();
    await rm(keys.fileOf('dice-key'));
    const message = await refusal(start());
    expect(message.startsWith(`${keys.fileOf('dice-key')} is missing and DICE_KEY is not set`)).toBe(true);
    expect(await readdir(keys.dataDir)).toEqual(['jwt-secret']);
  });

  it('is not made in the folder of another copy', async () => {
    await start({ DICE_KEY: ONE });
    const elsewhere = path.join(keys.dataDir, 'elsewhere');
    expect(await refusal(start({}, elsewhere))).toMatch(/elsewhere\/dice-key is missing/);
    expect(await readdir(elsewhere)).toEqual([]);
  });
});

describe('the dice key of a database from before fingerprints', () => {
  it('is adopted when it opens what is sealed', async () => {
    await seal(ONE, 'ann');
    expect(await start({ DICE_KEY: ONE })).toMatchObject({ diceKey: ONE });
    await refusal(start({ DICE_KEY: TWO }));
    expect(keys.warnings).toEqual([]);
  });

  it('is refused, and not remembered, when it does not', async () => {
    await seal(ONE, 'ann');
    expect(await refusal(start({ DICE_KEY: TWO }))).toMatch(/^DICE_KEY is not the key that this database is sealed/);
    expect(await stored()).toBe('[]');
    await start({ DICE_KEY: ONE });
  });

  it('is not made where something is sealed', async () => {
    await seal(ONE, 'ann');
    expect(await refusal(start())).toMatch(/dice-key is missing and DICE_KEY is not set/);
    expect(await readdir(keys.dataDir)).toEqual([]);
  });

  it('is adopted with a warning where another key was used for a while', async () => {
    await seal(ONE, 'ann');
    await seal('', 'bo');
    await seal(ONE, 'cy');
    await keys.db.query("update subject_keys set created_at = now() - interval '1 day' where user_id = 'ann'");
    await keys.db.query("update subject_keys set created_at = now() + interval '1 day' where user_id = 'bo'");
    await start({ DICE_KEY: ONE });
    expect(keys.warnings).toEqual(['DICE_KEY does not open everything in this database: it was used with two keys']);
  });

  it('is adopted where every person was erased', async () => {
    await keys.db.query("insert into subject_keys (user_id, wrapped_key, destroyed_at) values ('ann', null, now())");
    await start({ DICE_KEY: ONE });
    await refusal(start({ DICE_KEY: TWO }));
  });
});
