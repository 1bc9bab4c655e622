import { randomBytes } from 'node:crypto';
import { type WrittenEvent } from '#backend/platform/log/event-log.js';
import { CAPSULE_FORMAT, CAPSULE_VERSION, type CapsuleEnd, type CapsuleHead } from './capsule-format.js';
import { eventWithoutPerson } from './event-without-person.js';
import { Pseudonyms } from './pseudonyms.js';

const KEY_BYTES = 32;

/**
 * Which words may stay: the built-in narrator's, until a model has told anything. A turn in the player's own words has
 * none, since the narrator quotes them.
 */
class WordsToKeep {
  private readonly ownWords = new Set<unknown>();
  private isModel = false;

  allows({ type, data }: Pick<WrittenEvent, 'type' | 'data'>): boolean {
    const { turn, isCustomAction, narrator, model } = data as Readonly<Record<string, unknown>>;
    if (type === 'TurnResolved' && isCustomAction === true) this.ownWords.add(turn);
    this.isModel ||= narrator === 'model' || typeof model === 'string';
    return !this.isModel && !this.ownWords.has(turn);
  }
}

/** Line by line, without line ends; one event is held at a time. */
export async function* capsuleOf(
  sessionId: string,
  events: AsyncIterable<WrittenEvent> | Iterable<WrittenEvent>,
  key: Uint8Array = randomBytes(KEY_BYTES),
): AsyncGenerator<string> {
  const [pseudonyms, words] = [new Pseudonyms(key), new WordsToKeep()];
  const head: CapsuleHead = { format: CAPSULE_FORMAT, version: CAPSULE_VERSION, sessionId: pseudonyms.id(sessionId) };
  yield JSON.stringify(head);
  let count = 0;
  for await (const event of events) {
    yield JSON.stringify(eventWithoutPerson(event, pseudonyms, words.allows(event)));
    count++;
  }
  yield JSON.stringify({ end: count } satisfies CapsuleEnd);
}
