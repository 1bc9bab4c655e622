import { Readiness } from './readiness.js';

const WITHIN_MS = 30;
const never = new Promise<boolean>(() => undefined);
let now = new Date('2026-01-01T00:00:00Z');
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const lines: string[] = [];
const say = (_: object, line: string): void => void lines.push(line);
const readiness = (): Readiness =>
  new Readiness({ withinMs: WITHIN_MS, now: () => now, log: { info: say, warn: say } });
beforeEach(() => {
  now = new Date('2026-01-01T00:00:00Z');
  lines.length = 0;
});

describe('readiness', () => {
  it('answers within its limit, and names the part that does not', async () => {
    const ready = readiness();
    ready.add('database', () => never);
    ready.add('event store', () => true);
    const before = performance.now();
    const { parts, missing } = await ready.look();
    expect(performance.now() - before).toBeLessThan(20 * WITHIN_MS);
    expect(missing.map(({ part }) => part)).toEqual(['database']);
    expect(parts).toEqual([
      { part: 'database', ready: false, since: '2026-01-01T00:00:00.000Z', reason: 'no answer' },
      { part: 'event store', ready: true, since: '2026-01-01T00:00:00.000Z' },
    ]);
  });

  it('asks a part that does not answer once, however often it is asked itself', async () => {
    let asked = 0;
    let answer: (found: boolean) => void = () => undefined;
    const ready = readiness();
    ready.add('database', () => {
      asked++;
      return new Promise((resolve) => (answer = resolve));
    });
    await Promise.all([ready.look(), ready.look()]);
    await ready.look();
    expect(asked).toBe(1);
    const looking = ready.look();
    answer(true);
    expect((await looking).missing).toEqual([]);
  });

  it('says since when, and keeps it while the state lasts', async () => {
    let found: boolean | string = true;
    const ready = readiness();
    ready.add('database', () => found);
    await ready.look();
    pass(10);
    found = 'it is away';
    await ready.look();
    pass(10);
    found = 'it is still away';
    const away = { part: 'database', ready: false, since: '2026-01-01T00:00:10.000Z', reason: 'it is still away' };
    expect((await ready.look()).missing).toEqual([away]);
    expect(ready.known).toEqual([away]);
    pass(10);
    found = true;
    expect((await ready.look()).parts).toEqual([{ part: 'database', ready: true, since: '2026-01-01T00:00:30.000Z' }]);
  });

  it('shows no message of an error, but names a full disk', async () => {
    const ready = readiness();
    const refusing = (error: Error) => () => Promise.reject(error);
    ready.add('a', refusing(new Error('postgres://me:hunter2@db')));
    ready.add('b', refusing(Object.assign(new Error('could not extend file'), { code: '53100' })));
    ready.add('c', refusing(new Error('the log', { cause: Object.assign(new Error(''), { code: 'ENOSPC' }) })));
    ready.add('d', refusing(Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' })));
    expect((await ready.look()).missing.map(({ reason }) => reason)).toEqual([
      'it fails',
      'the disk is full',
      'the disk is full',
      'out of reach',
    ]);
  });

  it('is ready without a part that is not needed', async () => {
    const ready = readiness();
    ready.add('redis', () => false, false);
    expect(await ready.look()).toMatchObject({ missing: [], parts: [{ part: 'redis', ready: false }] });
  });

  it('says a change in the log, once', async () => {
    let found = false;
    const ready = readiness();
    ready.add('database', () => found);
    await ready.look();
    expect(lines).toEqual([]);
    for (found of [true, true, false, false, true]) await ready.look();
    expect(lines).toEqual(['not ready: database (not yet)', 'everything is ready again']);
  });
});
