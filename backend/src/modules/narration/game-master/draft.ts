import { type NarrationVerdict } from '#backend/modules/session/narration-facts/narration.port.js';
import { type TurnToTell } from '../narrator.port.js';
import { wordsIn } from '../domain/phrases.js';
import { type Prompt } from '../prompt/prompt.js';
import { type ReleaseContext } from '../release/release-rule.js';
import { faultOf } from '../release/release.js';
import { deedWordsOf } from './deed-words.js';

/** A leaf of fewer words is none. */
const FEWEST_WORDS = 20;
/** From here on a leaf may end where it grew too long. */
const ENOUGH_WORDS = 60;

/** The leaf as it grows, sentence by sentence; what is in it was shown. */
export class Draft {
  private story = '';
  private sentences = 0;
  private readonly broken: NarrationVerdict[] = [];
  private isEnded = false;
  private readonly context: Omit<ReleaseContext, 'shown'>;

  constructor({ facts, memory }: TurnToTell, { names, banned }: Pick<Prompt, 'names' | 'banned'>) {
    const earlier = memory?.leaves.map(({ text }) => text) ?? [];
    this.context = { facts, names, banned, earlier, deedWords: deedWordsOf(facts) };
  }

  get shown(): string {
    return this.story;
  }
  get count(): number {
    return this.sentences;
  }
  get verdicts(): readonly NarrationVerdict[] {
    return this.broken;
  }
  /** Whether it is a whole leaf. */
  get isDone(): boolean {
    return this.isEnded && wordsIn(this.story) >= FEWEST_WORDS;
  }

  /** Checks a sentence and adds it to the leaf; false for one that may not be shown, of which nothing is kept. */
  takes(sentence: string): boolean {
    const fault = faultOf(sentence.trim(), { ...this.context, shown: this.story });
    if (fault) {
      this.broken.push(fault);
      this.isEnded = fault.rule === 'length' && wordsIn(this.story) >= ENOUGH_WORDS;
      return false;
    }
    this.story += sentence;
    this.sentences += 1;
    return true;
  }

  /** The stream came to its proper end. */
  end(): void {
    this.isEnded = true;
    if (!this.isDone)
      this.broken.push({ rule: 'length', passed: false, detail: `a leaf of ${wordsIn(this.story)} words` });
  }
}
