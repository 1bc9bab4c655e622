import { type KeyObject } from 'node:crypto';
import { type Random } from '../random/random.js';
import { openBox, sealBox } from './box.js';
import { WrongServerKeyError } from './log-errors.js';

const contextOf = (sessionId: string): string => `dice-seed ${sessionId}`;

/** Keeps a session's dice seed secret until its end (design section 6). Seeds are 32 bytes in lower-case hex. */
export class DiceKeys {
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
    try {
      return openBox(this.key, sealed, contextOf(sessionId)).toString('hex');
    } catch (cause) {
      throw new WrongServerKeyError(`the dice seed of session ${sessionId} does not open: was DICE_KEY changed?`, {
        cause,
      });
    }
  }
}
