import { systemRandom } from '../random/random.js';
import { DiceKeys } from './dice-keys.js';
import { WrongServerKeyError } from './log-errors.js';
import { serverKeysFrom } from './server-keys.js';

const keysOf = (secret: string) => new DiceKeys(serverKeysFrom(secret).diceSeeds, systemRandom);
const seed = '00ff'.repeat(16);

it('opens a seed that it sealed for the same session, and no other', () => {
  const sealed = keysOf('secret').sealDiceSeed(seed, 'one');
  expect(sealed).not.toContain('00ff');
  expect(keysOf('secret').openDiceSeed(sealed, 'one')).toBe(seed);
  expect(() => keysOf('secret').openDiceSeed(sealed, 'other')).toThrow(WrongServerKeyError);
});

it('remembers an opened seed, for its own session only', () => {
  const keys = keysOf('secret');
  const sealed = keys.sealDiceSeed(seed, 'one');
  expect(keys.openDiceSeed(sealed, 'one')).toBe(seed);
  expect(() => keys.openDiceSeed(sealed, 'other')).toThrow(WrongServerKeyError);
  Object.assign(keys, { key: serverKeysFrom('another').diceSeeds });
  expect(keys.openDiceSeed(sealed, 'one')).toBe(seed);
  expect(() => keys.openDiceSeed(sealed, 'other')).toThrow(WrongServerKeyError);
});

it('throws when the secret has changed', () => {
  const sealed = keysOf('secret').sealDiceSeed(seed, 'one');
  expect(() => keysOf('changed').openDiceSeed(sealed, 'one')).toThrow('was DICE_KEY changed?');
});

it.each(['', 'oath', seed.slice(2)])('refuses %j as a seed', (text) => {
  expect(() => keysOf('secret').sealDiceSeed(text, 'one')).toThrow(RangeError);
});

it('derives another key for each use', () => {
  const { diceSeeds, subjectKeys } = serverKeysFrom('secret');
  expect(diceSeeds.equals(subjectKeys)).toBe(false);
  expect(diceSeeds.equals(serverKeysFrom(Buffer.from('secret')).diceSeeds)).toBe(true);
});
