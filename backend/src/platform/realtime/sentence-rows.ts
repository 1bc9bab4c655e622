import { type Pool } from 'pg';
import { inBatches } from '../batches/in-batches.js';
import { type SealedAnnouncements } from './sealed-announcements.js';
import { type Sentence } from './sentences.port.js';

/** Not the table's name: processes of versions before this one listen there for plain text. */
export const CHANNEL = 'sealed_sentences';
const COLUMNS = 'session_id as "sessionId", turn, n, text';
const TURNS = '(session_id, turn) in (select * from unnest($1::text[], $2::integer[]))';
const SHOWN = {
  name: 'sentences-shown',
  text: `select ${COLUMNS} from told_sentences where ${TURNS} order by n`,
};
const KEPT = {
  name: 'sentences-kept',
  text: `select ${COLUMNS} from told_sentences where session_id = $1 order by turn, n`,
};
const FORGET = {
  name: 'sentences-forget',
  text: `delete from told_sentences where ${TURNS} or told_at not between now() - interval '1 hour' and now() + interval '1 hour'`,
};
const PUBLISH = {
  name: 'sentences-publish',
  text: `with given as (
      select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[])
        as sentence (session_id, turn, n, text, announcement)),
    told as (
      insert into told_sentences (session_id, turn, n, text) select session_id, turn, n, text from given
      on conflict do nothing returning session_id, turn, n, text)
    select session_id as "sessionId", turn, n, pg_notify('${CHANNEL}', announcement)
    from (
      select distinct on (session_id, turn, n) session_id, turn, n, announcement
      from told join given using (session_id, turn, n, text) order by session_id, turn, n) as in_order`,
};

type Turn = Pick<Sentence, 'sessionId' | 'turn'>;
type Place = Omit<Sentence, 'text'>;
const turnOf = ({ sessionId, turn }: Turn): string => `${sessionId} ${turn}`;
const placeOf = (place: Place): string => `${turnOf(place)} ${place.n}`;
const turnsOf = (turns: readonly Turn[]): unknown[] => [turns.map((t) => t.sessionId), turns.map((t) => t.turn)];

const storable = (sentence: Sentence): Sentence => ({ ...sentence, text: sentence.text.replaceAll('\0', '') });

/** One order for all processes, so that two that write the same sentences at once do not lock each other out. */
const inOrder = (a: Sentence, b: Sentence): number =>
  a.sessionId === b.sessionId ? a.turn - b.turn || a.n - b.n : a.sessionId < b.sessionId ? -1 : 1;

/** The table of shown sentences. Turns that are told at the same time share their statements. */
export class SentenceRows {
  /** @returns how many were new */
  readonly add = inBatches((stories: readonly (readonly Sentence[])[]) => this.addAll(stories));
  readonly ofTurn = inBatches((turns: readonly Turn[]) => this.ofTurns(turns));
  readonly remove = inBatches((turns: readonly Turn[]) => this.removeAll(turns));

  constructor(
    private readonly db: Pool,
    private readonly announcements: SealedAnnouncements,
  ) {}

  async ofSession(sessionId: string): Promise<readonly Sentence[]> {
    return (await this.db.query<Sentence>({ ...KEPT, values: [sessionId] })).rows;
  }

  private async addAll(stories: readonly (readonly Sentence[])[]): Promise<readonly number[]> {
    const sentences = stories.flat().map(storable).toSorted(inOrder);
    const values = [
      ...turnsOf(sentences),
      sentences.map((s) => s.n),
      sentences.map((s) => s.text),
      sentences.map((s) => this.announcements.of(s)),
    ];
    const added = new Set((await this.db.query<Place>({ ...PUBLISH, values })).rows.map(placeOf));
    // Where two stories have the same place, the row is of the first.
    return stories.map((story) => story.filter((sentence) => added.delete(placeOf(sentence))).length);
  }

  private async ofTurns(turns: readonly Turn[]): Promise<readonly (readonly Sentence[])[]> {
    const { rows } = await this.db.query<Sentence>({ ...SHOWN, values: turnsOf(turns) });
    return turns.map((turn) => rows.filter((row) => turnOf(row) === turnOf(turn)));
  }

  private async removeAll(turns: readonly Turn[]): Promise<readonly null[]> {
    await this.db.query({ ...FORGET, values: turnsOf(turns) });
    return turns.map(() => null);
  }
}
