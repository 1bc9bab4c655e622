import { createHash } from 'node:crypto';
import { type RecordedEvent } from '../event-store/event-store.port.js';

/** The other log holds something else; the message is the end of a sentence for the operator. */
export class LogsDifferError extends Error {
  override readonly name = 'LogsDifferError';
}

/** EventStoreDB gives JSON back as it parses it: blanks between its tokens are no part of an event. */
const meaning = (json: string): string => JSON.stringify(JSON.parse(json));

const wordsOf = ({ stream, revision, id, type, version, data, metadata }: RecordedEvent): string =>
  JSON.stringify([stream, String(revision), id, type, version, meaning(data), meaning(metadata)]);

/** Everything of the events in their order, but for their positions. */
export class LogSum {
  private readonly hash = createHash('sha256');
  events = 0;

  /** @throws LogsDifferError where the two are not the same event at the same place of its stream */
  add(source: RecordedEvent, target: RecordedEvent): void {
    const words = wordsOf(source);
    this.events++;
    if (words !== wordsOf(target))
      throw new LogsDifferError(
        `event ${this.events} is ${source.type} ${source.id} in the one and ${target.type} ${target.id} in the other`,
      );
    this.hash.update(words);
  }

  get sha256(): string {
    return this.hash.copy().digest('hex');
  }
}
