import { storedValue } from './stored-value.js';

/** The part of the Storage interface that the code uses. */
const storageWith = (over: Partial<Storage> = {}): (() => Storage) => {
  const held = new Map<string, string>();
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    ...over,
  };
  return () => storage as Storage;
};
const refuse = (): never => {
  throw new Error('refused');
};

describe('a stored value', () => {
  it('is what the storage holds', () => {
    const storage = storageWith();
    storedValue('name', storage).set('Thora');
    expect(storedValue('name', storage).get()).toBe('Thora');
    storedValue('name', storage).set(null);
    expect(storedValue('name', storage).get()).toBeNull();
  });

  it.each([
    ['is closed', refuse],
    ['is full', storageWith({ setItem: refuse })],
  ])('is kept in memory when the storage %s', (_, storage) => {
    const name = storedValue('name', storage);
    name.set('Thora');
    expect(name.get()).toBe('Thora');
    name.set(null);
    expect(name.get()).toBeNull();
  });
});
