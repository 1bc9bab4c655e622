import { type EventEnvelope } from '#contracts/shared/event.js';
import { UPCASTERS } from '#contracts/shared/event-registry.js';
import { type SessionEvent, SESSION_EVENTS } from '#contracts/session/events.js';
import { upcastWith } from '#backend/platform/log/upcasters.js';
import { CAPSULE_VERSION, capsuleEnd, type CapsuleEvent, capsuleEvent, capsuleHead } from './capsule-format.js';

/** An event of a capsule, lifted to its current version. */
export type ReadEvent = EventEnvelope<SessionEvent>;

/** The file is no capsule, or not a whole one, or something in it no longer reads. */
export class UnreadableCapsuleError extends Error {
  override readonly name = 'UnreadableCapsuleError';
}

const VERSIONS: ReadonlyMap<string, number> = new Map(SESSION_EVENTS.map(({ type, version }) => [type, version]));
const upcast = upcastWith(UPCASTERS);

const parsed = (line: string, n: number): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw new UnreadableCapsuleError(`line ${n} is not JSON`);
  }
};

const checkHead = (read: unknown): void => {
  const head = capsuleHead.safeParse(read);
  if (!head.success) throw new UnreadableCapsuleError('the first line names no capsule');
  if (head.data.version !== CAPSULE_VERSION)
    throw new UnreadableCapsuleError(
      `it is of format ${String(head.data.version)}; this version reads ${CAPSULE_VERSION}`,
    );
};

const eventIn = (read: unknown, n: number): CapsuleEvent => {
  const event = capsuleEvent.safeParse(read);
  if (!event.success) throw new UnreadableCapsuleError(`line ${n} is no event`);
  return event.data as unknown as CapsuleEvent;
};

const lifted = ({ type, version, data, ...rest }: CapsuleEvent, n: number): ReadEvent => {
  const current = VERSIONS.get(type);
  if (current === undefined) throw new UnreadableCapsuleError(`line ${n}: ${type} is not an event of a session`);
  const read = upcast(type, { version, data });
  if (read.version !== current)
    throw new UnreadableCapsuleError(
      `line ${n}: ${type} ${version} is read up to version ${read.version}, not ${current}`,
    );
  return { ...rest, type, ...read } as unknown as ReadEvent;
};

/** Events in order, one at a time. @throws UnreadableCapsuleError */
export async function* readCapsule(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<ReadEvent> {
  let [n, count, end] = [0, 0, null as number | null];
  for await (const line of lines) {
    n++;
    if (line.trim() === '') continue;
    const read = parsed(line, n);
    if (n === 1) checkHead(read);
    else if (end !== null) throw new UnreadableCapsuleError(`line ${n} stands behind the end`);
    else {
      const last = capsuleEnd.safeParse(read);
      if (last.success) ({ end } = last.data);
      else {
        count++;
        yield lifted(eventIn(read, n), n);
      }
    }
  }
  if (n === 0) throw new UnreadableCapsuleError('it is empty');
  if (end === null) throw new UnreadableCapsuleError(`it is cut short, after ${count} events`);
  if (end !== count) throw new UnreadableCapsuleError(`it has ${count} events; it was written with ${end}`);
}
