import { setImmediate } from 'node:timers/promises';
import { KeyedMutex } from './keyed-mutex.js';

const gate = () => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    passed,
    open: () => {
      open();
    },
  };
};

it('runs tasks of one key in turn, and tasks of other keys at once', async () => {
  const mutex = new KeyedMutex();
  const seen: string[] = [];
  const first = gate();
  const tasks = [
    mutex.run('a', async () => {
      await first.passed;
      seen.push('a1');
    }),
    mutex.run('a', () => Promise.resolve(void seen.push('a2'))),
    mutex.run('b', () => Promise.resolve(void seen.push('b1'))),
  ];
  await tasks[2];
  expect(seen).toEqual(['b1']);
  first.open();
  await Promise.all(tasks);
  expect(seen).toEqual(['b1', 'a1', 'a2']);
});

it('continues after a failed task, and keeps no data of idle keys', async () => {
  const mutex = new KeyedMutex();
  const failing = mutex.run('a', () => Promise.reject(new Error('no')));
  const next = mutex.run('a', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  await setImmediate();
  expect(mutex.size).toBe(0);
});
