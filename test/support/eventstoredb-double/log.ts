/** What a server keeps of an event; ids are lower case, positions rise with gaps. */
export interface StoredRecord extends ProposedRecord {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
}
export interface ProposedRecord {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}
export type Expected = bigint | 'none' | 'any' | 'exists';
export type Written =
  | { readonly ok: true; readonly revision: bigint; readonly position: bigint }
  | { readonly ok: false; readonly actual: bigint | 'none' };

/** The log of the double: one order, system events among the others as projections of a real server write them. */
export class DoubleLog {
  readonly records: StoredRecord[] = [];
  readonly #streams = new Map<string, StoredRecord[]>();
  readonly #listeners = new Set<() => void>();

  constructor() {
    this.#store('$projections', [system('$ProjectionsInitialized'), system('$ProjectionCreated')]);
  }

  /** A copy up to a position, as a backup of that moment restores it. */
  upTo(position: bigint): DoubleLog {
    const copy = new DoubleLog();
    copy.records.length = 0;
    copy.#streams.clear();
    for (const record of this.records.filter((each) => each.position <= position)) {
      copy.records.push(record);
      copy.#streams.set(record.stream, [...(copy.#streams.get(record.stream) ?? []), record]);
    }
    return copy;
  }

  stream(name: string): readonly StoredRecord[] | undefined {
    return this.#streams.get(name);
  }

  /** Tells of every write; returns how to stop it. */
  onWrite(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  append(stream: string, expected: Expected, events: readonly ProposedRecord[]): Written {
    const existing = this.#streams.get(stream) ?? [];
    const last = BigInt(existing.length) - 1n;
    const after = revisionOf(expected) ?? last;
    if (after !== last) return repeatOf(existing, after, events) ?? conflictAt(last);
    if (expected === 'exists' && last < 0n) return conflictAt(last);
    const written = this.#store(stream, events);
    this.#store('$ce-all', [system('$>')]);
    for (const listener of this.#listeners) listener();
    return { ok: true, revision: last + BigInt(events.length), position: written.at(-1)?.position ?? 0n };
  }

  #store(stream: string, events: readonly ProposedRecord[]): readonly StoredRecord[] {
    const own = this.#streams.get(stream) ?? [];
    this.#streams.set(stream, own);
    return events.map((event) => {
      const record = {
        ...event,
        id: event.id.toLowerCase(),
        stream,
        revision: BigInt(own.length),
        position: this.#nextPosition(),
      };
      own.push(record);
      this.records.push(record);
      return record;
    });
  }

  #nextPosition(): bigint {
    const last = this.records.at(-1);
    return last === undefined ? 548n : last.position + 128n + BigInt(last.data.length);
  }
}

/** Undefined where any revision will do. */
const revisionOf = (expected: Expected): bigint | undefined => {
  if (expected === 'none') return -1n;
  return typeof expected === 'bigint' ? expected : undefined;
};

const conflictAt = (last: bigint): Written => ({ ok: false, actual: last < 0n ? 'none' : last });

/** A real server compares ids and place only: all of them already there is the first success again. */
const repeatOf = (
  existing: readonly StoredRecord[],
  after: bigint,
  events: readonly ProposedRecord[],
): Written | undefined => {
  const place = Number(after) + 1;
  const there = existing.slice(place, place + events.length);
  const last = there.at(-1);
  const same = there.length === events.length && there.every((record, n) => record.id === events[n]?.id.toLowerCase());
  return same && last !== undefined ? { ok: true, revision: last.revision, position: last.position } : undefined;
};

const system = (type: string): ProposedRecord => ({
  id: '00000000-0000-4000-8000-000000000000',
  type,
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: Buffer.from('{}'),
});
