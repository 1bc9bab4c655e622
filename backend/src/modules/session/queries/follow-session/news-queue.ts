/** What a stream has to send. A narrated turn is read when it is sent: here it is only named. */
export type SessionNews =
  | { readonly kind: 'resolved'; readonly turn: number; readonly position: bigint }
  | { readonly kind: 'sentence'; readonly turn: number; readonly n: number; readonly text: string }
  | { readonly kind: 'narrated'; readonly turn: number; readonly position: bigint }
  | { readonly kind: 'retold'; readonly turn: number; readonly position: bigint }
  | { readonly kind: 'rewound'; readonly toTurn: number; readonly position: bigint };

/** Far above what waits for a client that reads. */
const MOST_NEWS = 256;
const MOST_CHARACTERS = 64 * 1_024;

const charactersOf = (news: SessionNews): number => (news.kind === 'sentence' ? news.text.length : 0);

/** The news of one stream, in order, until its client can take them. Bounded: a client that takes none loses it. */
export class NewsQueue {
  private waiting: SessionNews[] = [];
  private characters = 0;
  private wake = (): void => undefined;

  constructor(
    private readonly ended: AbortSignal,
    private readonly onOverflow: () => void,
  ) {
    ended.addEventListener('abort', () => this.wake(), { once: true });
  }

  add(news: SessionNews): void {
    if (this.ended.aborted) return;
    if (news.kind === 'narrated') this.keep((earlier) => !isReplacedBy(news.turn, earlier));
    this.waiting.push(news);
    this.characters += charactersOf(news);
    if (this.waiting.length > MOST_NEWS || this.characters > MOST_CHARACTERS) this.onOverflow();
    this.wake();
  }

  /** The next one, when there is one; null after the end of the stream. */
  async next(): Promise<SessionNews | null> {
    while (this.waiting.length === 0 && !this.ended.aborted)
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    const next = this.ended.aborted ? undefined : this.waiting.shift();
    if (!next) return null;
    this.characters -= charactersOf(next);
    return next;
  }

  private keep(isKept: (news: SessionNews) => boolean): void {
    this.waiting = this.waiting.filter(isKept);
    this.characters = this.waiting.reduce((sum, news) => sum + charactersOf(news), 0);
  }
}

/** The whole story of a turn makes its sentences needless. */
const isReplacedBy = (turn: number, news: SessionNews): boolean => news.kind === 'sentence' && news.turn <= turn;
