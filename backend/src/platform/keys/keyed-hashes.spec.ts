import { serverKeysFrom } from '../log/server-keys.js';
import { KeyedHashes } from './keyed-hashes.js';

const hashes = (secret = 'a') => new KeyedHashes(serverKeysFrom(secret).keyedHashes);

describe('a keyed hash', () => {
  it('finds the same text again, under the same key and for the same use alone', () => {
    const hash = hashes().of('username', 'ragnhild');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes().of('username', 'ragnhild')).toBe(hash);
    const others = [
      hashes().of('email', 'ragnhild'),
      hashes().of('username', 'ragnar'),
      hashes('b').of('username', 'ragnhild'),
    ];
    expect(others).not.toContain(hash);
  });

  it('is that of the first version for ever: rows are found by it', () => {
    expect(hashes('of the tests').of('username', 'ragnhild')).toBe(
      '03fde7ba59b951618374d79e0ee2a84f2c7831ed0f7b46f35999b3635af7e12c',
    );
  });
});
