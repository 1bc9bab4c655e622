import { type Sentence, type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { type OwnSession, type ToldAfter, type ToldTurnRow } from '../story-rows.js';
import { type LastSeen } from './last-seen.js';
import { type SessionNews, type NewsQueue } from './news-queue.js';
import { type Recipient } from './recipient.js';
import { type ToldTurns } from './told-turns.js';

interface Start {
  readonly after: ToldAfter;
  readonly pending: number | null;
  readonly seen: LastSeen;
}
interface Parts {
  readonly own: OwnSession;
  readonly start: Start;
  readonly news: NewsQueue;
  readonly to: Recipient;
  readonly told: ToldTurns;
  readonly sentences: Pick<Sentences, 'shown'>;
}

/** Stories in memory at a time. */
const TURNS_AT_ONCE = 4;

const inChunks = (turns: readonly ToldTurnRow[]): readonly (readonly ToldTurnRow[])[] =>
  Array.from({ length: Math.ceil(turns.length / TURNS_AT_ONCE) }, (_, i) =>
    turns.slice(i * TURNS_AT_ONCE, (i + 1) * TURNS_AT_ONCE),
  );

/** One client's stream. It reads what it sends as the client takes it, so that a slow client costs no memory. */
export class FollowedSession {
  private sentUpTo = -1n;
  private sentence: Pick<Sentence, 'turn' | 'n'> = { turn: -1, n: -1 };

  constructor(private readonly parts: Parts) {}

  /** Resolves at the end of the recipient. @throws the error that stops it */
  async run(): Promise<void> {
    await this.catchUp(this.parts.start);
    for (let news = await this.parts.news.next(); news; news = await this.parts.news.next()) await this.pass(news);
  }

  private async catchUp({ after, pending, seen }: Start): Promise<void> {
    const { told, own, to, sentences } = this.parts;
    if (seen?.kind === 'sentence' && seen.turn === pending) this.sentence = seen;
    for await (const page of told.since(own, after))
      for (const turns of inChunks(page)) {
        await this.sendTold(turns);
        if (to.ended.aborted) return;
      }
    if (pending === null) return;
    for (const sentence of await sentences.shown(own.sessionId, pending)) await this.sendSentence(sentence);
  }

  private async pass(news: SessionNews): Promise<void> {
    if (news.kind === 'sentence') return this.sendSentence(news);
    if (news.kind === 'rewound') return this.sendRewound(news);
    // The catching up has sent it, with what came later.
    if (news.position <= this.sentUpTo) return;
    const position = String(news.position);
    if (news.kind === 'resolved') return this.parts.to.send('turn-resolved', position, { turn: news.turn, position });
    await this.parts.told.shownUpTo(news.position);
    await this.sendTold(
      [{ turnNumber: news.turn, position }],
      news.kind === 'retold' ? 'turn-retold' : 'turn-narrated',
    );
  }

  private async sendRewound({ toTurn, position }: SessionNews & { kind: 'rewound' }): Promise<void> {
    await this.parts.told.shownUpTo(position);
    await this.parts.to.send('rewound', String(position), { toTurn });
  }

  /** While it catches up it can't tell a retelling from a first one: the newest words are right for both. */
  private async sendTold(
    turns: readonly ToldTurnRow[],
    as: 'turn-narrated' | 'turn-retold' = 'turn-narrated',
  ): Promise<void> {
    const { told, own, to } = this.parts;
    const numbers = turns.map(({ turnNumber }) => turnNumber);
    const [entries, choices] = await Promise.all([told.entries(own, numbers), told.choices(own)]);
    for (const { turnNumber, position } of turns) {
      if (to.ended.aborted) return;
      const story = entries.get(turnNumber);
      if (story) await to.send(as, position, { story, choices });
      this.sentUpTo = BigInt(position);
    }
  }

  private async sendSentence({ turn, n, text }: Pick<Sentence, 'turn' | 'n' | 'text'>): Promise<void> {
    const { sentence, parts } = this;
    if (turn < sentence.turn || (turn === sentence.turn && n <= sentence.n)) return;
    this.sentence = { turn, n };
    await parts.to.send('sentence', `${turn}.${n}`, { turn, n, text });
  }
}
