import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type Revision } from '../event-store/event-store.port.js';
import { type EventLog } from './event-log.js';
import { type LoggedEvent } from './event-reader.js';

const PAGE = 200;

/**
 * A stream from its end, or from a revision, to its beginning, read page by page on demand. @throws LogUnavailableError,
 * UnreadableEventError
 */
export async function* newestFirst<F extends AnyEvent>(
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  last?: Revision,
): AsyncGenerator<LoggedEvent<F>> {
  for (let from: { readonly from?: Revision } = last === undefined ? {} : { from: last }; ;) {
    const page = await log.readStream(stream, { direction: 'backwards', ...from, limit: PAGE });
    yield* page as readonly LoggedEvent<F>[];
    const earliest = page.at(-1)?.revision ?? 0n;
    if (earliest === 0n) return;
    from = { from: earliest - 1n };
  }
}
