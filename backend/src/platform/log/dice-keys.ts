import { type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Random } from '../random/random.js';
import { openBox, sealBox } from './box.js';
import { WrongServerKeyError } from './log-errors.js';

const contextOf = (sessionId: string): string => `dice-seed ${sessionId}`;

/** Opened seeds that are kept in memory, so that a turn does not decrypt one. */
const MOST_OPENED = 1_000;

/** Keeps a session's dice seed secret until its end (design section 6). Seeds are 32 bytes in lower-case hex. */
export class DiceKeys {
  /** By context and box: a box copied into another session is still refused. */
  private readonly opened = new LRUCache<string, string>({ max: MOST_OPENED });

  constructor(
    private readonly key: KeyObject,
    private readonly random: Random,
  ) {}

  /**
   * The value of `SessionStarted.sealedDiceSeed`; it opens for this session only. @throws RangeError unless it is 32
   * bytes in hex
   */
  sealDiceSeed(seed: string, sessionId: string): string {
    const bytes = Buffer.from(seed, 'hex');
    if (bytes.length !== 32) throw new RangeError('a dice seed is 32 bytes in hex');
    return sealBox(this.key, bytes, contextOf(sessionId), this.random);
  }

  /** @throws WrongServerKeyError when DICE_KEY has changed, or the seed is another session's */
  openDiceSeed(sealed: string, sessionId: string): string {
    const name = `${contextOf(sessionId)} ${sealed}`;
    const known = this.opened.get(name);
    if (known !== undefined) return known;
    try {
      const seed = openBox(this.key, sealed, contextOf(sessionId)).toString('hex');
      this.opened.set(name, seed);
      return seed;
    } catch (cause) {
      throw new WrongServerKeyError(`the dice seed of session ${sessionId} does not open: was DICE_KEY changed?`, {
        cause,
      });
    }
  }
}
