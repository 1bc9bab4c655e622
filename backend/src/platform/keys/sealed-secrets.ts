import { type KeyObject } from 'node:crypto';
import { openBox, sealBox } from '../log/box.js';
import { type Random } from '../random/random.js';

/** Secrets of other systems that we have to know: they stand in tables as boxes under a key of the server. */
export class SealedSecrets {
  constructor(
    private readonly key: KeyObject,
    private readonly random: Random,
  ) {}

  /** @param place names where the box is kept: it opens nowhere else */
  seal(secret: string, place: string): string {
    return sealBox(this.key, secret, `secret ${place}`, this.random);
  }

  /** @throws BrokenBoxError */
  open(box: string, place: string): string {
    return openBox(this.key, box, `secret ${place}`).toString();
  }
}
