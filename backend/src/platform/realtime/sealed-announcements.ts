import { type KeyObject } from 'node:crypto';
import { openBox, sealBox } from '../log/box.js';
import { type Random } from '../random/random.js';
import { type Heard } from './followers.js';
import { type Sentence } from './sentences.port.js';

const PLACE = 'announced sentence';
/** A notification holds less than 8,000 bytes. */
const LONGEST = 7_900;

/**
 * Sentences as notifications. Postgres lets every role of a database listen and notify, even a role that may not read
 * its tables. So sentences are sealed, and a payload that does not open is ignored.
 */
export class SealedAnnouncements {
  constructor(
    private readonly key: KeyObject,
    private readonly random: Random,
  ) {}

  /** A sentence that is too long for it is announced without text, and then read. */
  of(sentence: Sentence): string {
    const whole = this.seal(sentence);
    return whole.length < LONGEST ? whole : this.seal({ ...sentence, text: null });
  }

  /** @throws BrokenBoxError */
  open(payload: string): Heard {
    return JSON.parse(openBox(this.key, payload, PLACE).toString()) as Heard;
  }

  private seal({ sessionId, turn, n, text }: Heard): string {
    return sealBox(this.key, JSON.stringify({ sessionId, turn, n, text }), PLACE, this.random);
  }
}
