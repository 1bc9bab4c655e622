import { setTimeout as pause } from 'node:timers/promises';
import { type Sentence } from './sentences.port.js';
import { ignored } from '#backend/shared/ignored.js';

/** A sentence from a notification; without text it must be read. */
export type Heard = Omit<Sentence, 'text'> & { readonly text: string | null };
export type SentenceListener = (sentence: Sentence) => void;
/** All kept sentences of a session, in order. */
export type ReadKept = (sessionId: string) => Promise<readonly Sentence[]>;

type Place = Pick<Sentence, 'turn' | 'n'>;
const AGAIN_MS = 300;

const isAfter = (last: Place | null, { turn, n }: Place): boolean =>
  last === null || turn > last.turn || (turn === last.turn && n > last.n);
const isNext = (last: Place | null, { turn, n }: Place): boolean =>
  last?.turn === turn ? n === last.n + 1 : n === 0 && isAfter(last, { turn, n });

/** A follower: gets each sentence once, in order, and reads the sentences without a notification. */
class Follower {
  private last: Place | null = null;
  private work: Promise<void> = Promise.resolve();
  private readonly ended = new AbortController();

  constructor(
    private readonly listener: SentenceListener,
    private readonly read: () => Promise<readonly Sentence[]>,
  ) {}

  hear(heard: Heard): void {
    this.work = this.work.then(() =>
      heard.text !== null && isNext(this.last, heard) ? this.give({ ...heard, text: heard.text }) : this.catchUp(heard),
    );
  }

  lookBack(): void {
    this.work = this.work.then(() => this.catchUp());
  }

  end(): void {
    this.ended.abort();
  }

  private async catchUp(heard?: Heard): Promise<void> {
    for (const sentence of await this.kept()) this.give(sentence);
    if (heard?.text) this.give({ ...heard, text: heard.text });
  }

  private async kept(): Promise<readonly Sentence[]> {
    while (!this.ended.signal.aborted) {
      const sentences = await this.read().catch(() => null);
      if (sentences) return sentences;
      await pause(AGAIN_MS, undefined, { signal: this.ended.signal }).catch(ignored.whileClosing);
    }
    return [];
  }

  private give(sentence: Sentence): void {
    if (this.ended.signal.aborted || !isAfter(this.last, sentence)) return;
    this.last = { turn: sentence.turn, n: sentence.n };
    this.listener(sentence);
  }
}

/** The followers of sessions in this process. */
export class Followers {
  private readonly bySession = new Map<string, Set<Follower>>();

  constructor(private readonly read: ReadKept) {}

  get sessions(): readonly string[] {
    return [...this.bySession.keys()];
  }

  /** @returns a function that ends it; it returns true when the session has no follower left */
  add(sessionId: string, listener: SentenceListener): () => boolean {
    const follower = new Follower(listener, () => this.read(sessionId));
    const here = this.bySession.get(sessionId) ?? new Set();
    this.bySession.set(sessionId, here.add(follower));
    return () => {
      follower.end();
      here.delete(follower);
      const wasLast = here.size === 0 && this.bySession.get(sessionId) === here;
      return wasLast && this.bySession.delete(sessionId);
    };
  }

  hear(heard: Heard): void {
    this.bySession.get(heard.sessionId)?.forEach((follower) => follower.hear(heard));
  }

  /** Called after an outage, whose notifications are lost. */
  lookBack(): void {
    for (const followers of this.bySession.values()) followers.forEach((follower) => follower.lookBack());
  }
}
