import type pg from 'pg';
import { refusalOf, targetOf } from './connection-refusal.js';
import { missingRequirementOf } from './database-requirements.js';

const target = targetOf('postgres://me:hunter2@db.example:5432/game');
const failing = (code: string, message: string, detail?: string): Error =>
  Object.assign(new Error(message), { code, ...(detail && { detail }) });

describe('the refusal of a database', () => {
  it('names what the address names, without its password', () => {
    expect(target).toEqual({ host: 'db.example:5432', database: 'game', user: 'me' });
    expect(targetOf('postgres:///game?host=/run/postgres')).toMatchObject({ host: '/run/postgres', database: 'game' });
  });

  it.each<readonly [string, string, string | undefined, readonly [string, RegExp]]>([
    ['57P03', 'the database system is starting up', undefined, ['waits', /is not ready yet/]],
    ['57P03', 'not accepting connections', 'Hot standby mode is disabled.', ['stays', /is a standby .* its primary/]],
    [
      '28000',
      'no pg_hba.conf entry for host "1.2.3.4", user "me", no encryption',
      undefined,
      ['stays', /demands TLS; add \?sslmode=require/],
    ],
    ['28000', 'role "me" is not permitted to log in', undefined, ['stays', /refuses user me/]],
    [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'self-signed certificate',
      undefined,
      ['stays', /certificate of db\.example:5432 is not trusted/],
    ],
    ['53300', 'sorry, too many clients already', undefined, ['may-pass', /too many connections/]],
  ])('tells what passes from what somebody must change: %s %s', (code, message, detail, [kind, words]) => {
    const refusal = refusalOf(failing(code, message, detail), target);
    expect(refusal.kind).toBe(kind);
    expect(refusal.words).toMatch(words);
  });
});

const offer = {
  version: 18,
  standby: false,
  readOnly: false,
  encoding: 'UTF8',
  schema: 'public',
  mayMakeTables: true,
  mayMakeSchemas: true,
};
const lackWith = (change: Partial<typeof offer>): Promise<string | null> =>
  missingRequirementOf(
    { query: () => Promise.resolve({ rows: [{ ...offer, ...change }] }) } as unknown as pg.Client,
    target,
  );

describe('what a database lacks', () => {
  it.each([
    [{ version: 12 }, /^db\.example:5432 is PostgreSQL 12, and the game needs \d+ or newer$/],
    [{ standby: true }, /^db\.example:5432 is a standby that can only be read; give the address of its primary$/],
  ])('is named: %j', async (change, words) => {
    expect(await lackWith(change)).toMatch(words);
  });

  it('is nothing where all is there', async () => {
    expect(await lackWith({})).toBeNull();
  });
});
