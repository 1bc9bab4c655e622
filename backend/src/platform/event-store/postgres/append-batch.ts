import type { AppendResult, NewEvent, RecordedEvent } from '../event-store.port.js';
import { packed, type Payload } from './packed-payload.js';

/** An append that waits for its result. */
export interface PendingAppend {
  readonly stream: string;
  /** -1: the stream must not exist. */
  readonly expected: bigint;
  readonly events: readonly NewEvent[];
  /** Milliseconds of the monotonic clock. */
  readonly since: number;
  readonly settle: (result: AppendResult) => void;
}

/** Appends that travel in one statement, ordered by turn; two to the same stream never share a turn. */
export interface AppendBatch {
  readonly appends: readonly PendingAppend[];
  readonly turnOf: readonly number[];
  readonly turns: number;
}

/** The answer of `append_events` (event-store.migration.ts); bigints are text. */
export interface BatchAnswer {
  readonly first: string;
  readonly positions?: readonly (string | null)[];
  readonly actuals?: readonly string[];
}

const MOST_APPENDS = 512;
const MOST_TURNS = 16;
const MOST_CHARACTERS = 4_194_304;

/** Takes the appends for one statement from the front of the queue: at least one. */
export const takeBatch = (queue: PendingAppend[]): AppendBatch => {
  const turns = new Map<string, number>();
  let characters = 0;
  const end = queue.findIndex(({ stream, events }, n) => {
    const turn = (turns.get(stream) ?? 0) + 1;
    turns.set(stream, turn);
    characters += events.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
    return n > 0 && (n === MOST_APPENDS || turn > MOST_TURNS || characters > MOST_CHARACTERS);
  });
  return batchOf(queue.splice(0, end === -1 ? queue.length : end));
};

export const batchOf = (appends: readonly PendingAppend[]): AppendBatch => {
  const taken = new Map<string, number>();
  const inTurn = appends
    .map((append) => {
      const turn = (taken.get(append.stream) ?? 0) + 1;
      taken.set(append.stream, turn);
      return { append, turn };
    })
    .sort((a, b) => a.turn - b.turn);
  return {
    appends: inTurn.map(({ append }) => append),
    turnOf: inTurn.map(({ turn }) => turn),
    turns: inTurn.at(-1)?.turn ?? 0,
  };
};

/** A query of pg, for the functions of packed-events.migration.ts. */
export interface AppendStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

export const statementOf = (batch: AppendBatch): AppendStatement => {
  const [append] = batch.appends;
  const [event] = append?.events ?? [];
  if (append === undefined || event === undefined || batch.appends.length > 1 || append.events.length > 1)
    return manyEvents(batch);
  const { id, type, version } = event;
  return {
    name: 'append-event',
    text: 'select append_event($1,$2,$3,$4,$5,$6,$7,$8)',
    values: [append.stream, append.expected, id, type, version, ...storedPayload(event)],
  };
};

/** Data and metadata as text, or both in one. */
const storedPayload = (payload: Payload): readonly [string, string, null] | readonly [null, null, Buffer] => {
  const pack = packed(payload);
  return pack === null ? [payload.data, payload.metadata, null] : [null, null, pack];
};

/** The event is not spread into its row: in V8, the spread takes longer than the insert in Postgres. */
const manyEvents = ({ appends, turnOf, turns }: AppendBatch): AppendStatement => {
  const rows = appends.flatMap(({ stream, expected, events }, n) =>
    events.map((event, place) => {
      const [data, metadata, pack] = storedPayload(event);
      return { stream, expected, nth: place + 1, turn: turnOf[n], event, data, metadata, pack };
    }),
  );
  return {
    name: 'append-events',
    text: 'select append_events($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11)',
    values: [
      turns,
      rows.map(({ stream }) => stream),
      rows.map(({ expected }) => expected),
      rows.map(({ nth }) => nth),
      rows.map(({ turn }) => turn),
      rows.map(({ event }) => event.id),
      rows.map(({ event }) => event.type),
      rows.map(({ event }) => event.version),
      rows.map(({ data }) => data),
      rows.map(({ metadata }) => metadata),
      rows.map(({ pack }) => pack),
    ],
  };
};

/** The batch as later reads return it, in order; empty where not all of it was written by this answer. */
export const recordedBy = ({ appends }: AppendBatch, { first, positions }: BatchAnswer): readonly RecordedEvent[] => {
  if (positions !== undefined) return [];
  let position = BigInt(first);
  return appends.flatMap(({ stream, expected, events }) =>
    events.map(({ id, type, version, data, metadata }, nth) => {
      const revision = expected + BigInt(nth + 1);
      return { stream, revision, position: position++, id, type, version, data, metadata };
    }),
  );
};

/** One result for each append of the batch, in the batch's order. */
export const resultsOf = ({ appends }: AppendBatch, answer: BatchAnswer): AppendResult[] => {
  const { positions, actuals } = answer;
  const first = BigInt(answer.first);
  let place = 0;
  return appends.map(({ expected, events: { length } }) => {
    const [start, last] = [place, place + length - 1];
    place += length;
    const position = positions === undefined ? first + BigInt(last) : whereWhole(positions.slice(start, last + 1));
    if (position !== null) return { status: 'appended', revision: expected + BigInt(length), position };
    const actual = BigInt(actuals?.[start] ?? -1);
    return { status: 'conflict', actual: actual < 0n ? 'none' : actual };
  });
};

/** The last position when every event of the append is at its revision: just written, or a repeat. */
const whereWhole = (positions: readonly (string | null)[]): bigint | null => {
  const last = positions.at(-1);
  return positions.includes(null) || last === undefined || last === null ? null : BigInt(last);
};
