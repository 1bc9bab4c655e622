import { InMemorySubjectKeyRows } from '#test/support/in-memory-subject-key-rows.js';
import { systemRandom } from '../random/random.js';
import { WrongServerKeyError } from './log-errors.js';
import { serverKeysFrom } from './server-keys.js';
import { SubjectKeys, type SubjectKey } from './subject-keys.js';

const setUp = () => {
  const rows = new InMemorySubjectKeyRows();
  const time = { ms: 1 };
  const process = (secret = 'secret', cacheSize = 100) =>
    new SubjectKeys(rows, serverKeysFrom(secret).subjectKeys, systemRandom, {
      cacheSize,
      cacheMs: 5_000,
      monotonic: { now: () => time.ms },
    });
  return { rows, time, process };
};
const bytesOf = (key: SubjectKey | undefined) => (typeof key === 'object' ? key.export().toString('hex') : key);

it('makes one key per person, the same for every process', async () => {
  const { process } = setUp();
  const [one, other] = [process(), process()];
  const keys = await Promise.all([
    one.forSealing('ann'),
    one.forSealing('ann'),
    other.forSealing('ann'),
    other.forSealing('bo'),
  ]);
  const [a, b, c, d] = keys.map(bytesOf);
  expect(a).toMatch(/^[0-9a-f]{64}$/);
  expect([b, c]).toEqual([a, a]);
  expect(d).not.toBe(a);
});

it('stores keys wrapped, for their person and under the server’s secret', async () => {
  const { rows, process } = setUp();
  const key = bytesOf(await process().forSealing('ann')) ?? '';
  const { wrappedKey } = rows.rows.get('ann') ?? {};
  expect(Buffer.from(wrappedKey ?? '', 'base64').toString('hex')).not.toContain(key);
  await expect(process('changed').find(['ann'])).rejects.toThrow(WrongServerKeyError);
  rows.rows.set('bo', { userId: 'bo', wrappedKey: wrappedKey ?? null, heldBy: null });
  await expect(process().find(['bo'])).rejects.toThrow(WrongServerKeyError);
});

it('reads all missing keys by one query', async () => {
  const { rows, process } = setUp();
  for (const person of ['ann', 'bo', 'cy']) await process().forSealing(person);
  const keys = process();
  await keys.find(['ann']);
  rows.finds.length = 0;
  const found = await keys.find(['ann', 'bo', 'cy', 'nobody']);
  expect([...found.keys()].sort()).toEqual(['ann', 'bo', 'cy']);
  await keys.find(['cy', 'bo']);
  expect(rows.finds).toEqual([['bo', 'cy', 'nobody']]);
});

it('returns keys for more persons than it keeps in memory', async () => {
  const { process } = setUp();
  const people = Array.from({ length: 9 }, (_, n) => `person-${n}`);
  for (const person of people) await process().forSealing(person);
  expect((await process('secret', 2).find(people)).size).toBe(9);
});

it('drops a destroyed key at once here, and elsewhere after its cache time', async () => {
  const { time, process } = setUp();
  const [here, elsewhere] = [process(), process()];
  await here.forSealing('ann');
  await elsewhere.forSealing('ann');
  await here.destroy('ann');
  expect(here.cached('ann')).toBe('destroyed');
  expect(elsewhere.cached('ann')).not.toBe('destroyed');
  time.ms += 5_001;
  expect(elsewhere.cached('ann')).toBeUndefined();
  expect((await elsewhere.find(['ann'])).get('ann')).toBe('destroyed');
});

it('never makes a key for an erased person, also if they never had one', async () => {
  const { process } = setUp();
  await process().destroy('ann');
  expect(await process().forSealing('ann')).toBe('destroyed');
});

it('does not keep a key that was read before it was destroyed or dropped', async () => {
  const { rows, process } = setUp();
  await process().forSealing('ann');
  const keys = process();
  const stale = await rows.find(['ann']);
  jest.spyOn(rows, 'find').mockImplementationOnce(async () => {
    await keys.destroy('ann');
    return stale;
  });
  await keys.find(['ann']);
  expect(keys.cached('ann')).toBe('destroyed');
});

describe('a key that was handed over', () => {
  const handedOver = async () => {
    const { rows, process } = setUp();
    const [here, there] = [process(), process()];
    const key = bytesOf(await here.forSealing('guest'));
    await there.find(['guest']);
    expect(await here.handOver('guest', 'ann')).toBe(true);
    return { rows, process, here, there, key };
  };

  it('stays the same key, for every process', async () => {
    const { here, process, key } = await handedOver();
    expect(bytesOf(await here.forSealing('guest'))).toBe(key);
    expect(bytesOf((await process().find(['guest'])).get('guest'))).toBe(key);
  });

  it('is destroyed with the key of its holder', async () => {
    const { here, process } = await handedOver();
    await here.destroy('ann');
    expect([here.cached('guest'), here.cached('ann')]).toEqual(['destroyed', 'destroyed']);
    expect((await process().find(['guest'])).get('guest')).toBe('destroyed');
  });

  it('is asked for again where another process erased its holder', async () => {
    const { here, process } = await handedOver();
    const other = process();
    await other.find(['guest', 'ann']);
    await here.destroy('ann');
    other.forget('ann');
    expect((await other.find(['guest'])).get('guest')).toBe('destroyed');
  });

  it('has one holder for good', async () => {
    const { here, process } = await handedOver();
    expect(await here.handOver('guest', 'ann')).toBe(true);
    expect(await process().handOver('guest', 'bo')).toBe(false);
    await here.destroy('bo');
    expect(typeof (await process().find(['guest'])).get('guest')).toBe('object');
  });

  it('is not handed to the erased, nor is the key of the erased', async () => {
    const { process } = setUp();
    const keys = process();
    await keys.destroy('gone');
    expect([await keys.handOver('guest', 'gone'), await keys.handOver('gone', 'ann')]).toEqual([false, false]);
  });
});
