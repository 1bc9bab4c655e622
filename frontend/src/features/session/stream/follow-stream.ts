import { type EventSourceMessage } from 'eventsource-parser';
import { bearer } from '../../../lib/http.js';
import { ignored } from '../../../lib/ignored.js';

export interface Follow {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: EventSourceMessage) => void;
  /** Called when the connection broke or failed, before the next try: what it missed is to be read by query. */
  readonly onBreak: () => void;
}

/** How a connection ended: `over` where another one is no use, `busy` where the server named a time to wait. */
type End = { readonly kind: 'broken' | 'over' } | { readonly kind: 'busy'; readonly waitMs: number };

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** A longer wait that the server names is cut to this. */
const LONGEST_RETRY_AFTER_MS = 60_000;
/** Statuses that may pass by themselves; after any other 4xx a further try would fail too. */
const PASSING = [408, 425, 429];

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });

const endOf = ({ status, headers }: Response): End => {
  if (status < 500 && !PASSING.includes(status)) return { kind: 'over' };
  const seconds = Number(headers.get('retry-after') ?? 0);
  return seconds > 0 ? { kind: 'busy', waitMs: Math.min(seconds * 1_000, LONGEST_RETRY_AFTER_MS) } : { kind: 'broken' };
};

/** Needed only while a game master tells. */
export const loadParser = () => import('eventsource-parser/stream');

/** Reads one connection to its end. The token is sent as a header, so that no URL contains it. */
const readOnce = async (
  { path, signal, onEvent }: Follow,
  lastId: string | null,
  onId: (id: string) => void,
): Promise<End> => {
  const headers = { accept: 'text/event-stream', ...bearer(), ...(lastId === null ? {} : { 'last-event-id': lastId }) };
  const asked = fetch(path, { headers, credentials: 'include', cache: 'no-store', signal });
  const [response, { EventSourceParserStream }] = await Promise.all([asked, loadParser()]);
  const { ok, body } = response;
  if (!ok || body === null) return endOf(response);
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (let next = await events.read(); !next.done; next = await events.read()) {
    if (next.value.event === 'replaced') {
      void events.cancel().catch(ignored.whileClosing);
      return { kind: 'over' };
    }
    if (next.value.id !== undefined) onId(next.value.id);
    onEvent(next.value);
  }
  return { kind: 'broken' };
};

/** The pause before the next try: short after a connection with events, else doubled each time. */
const nextPause = (pause: number, brought: boolean): number =>
  brought ? FIRST_WAIT_MS : Math.min(pause * 2, LONGEST_WAIT_MS);
const about = (ms: number): number => ms * (0.75 + Math.random() / 2);

/** Without a stream the session is read by query now and then. */
const readByQuery = async ({ signal, onBreak }: Follow): Promise<void> => {
  while (!signal.aborted) {
    onBreak();
    await wait(about(LONGEST_WAIT_MS), signal);
  }
};

/**
 * Follows a stream until the signal ends it, resuming from the last id, with growing pauses between tries without
 * events. One that was replaced by another tab's, or refused for good, is not opened again: two tabs would take the
 * place from each other for ever.
 */
export const followStream = async (follow: Follow): Promise<void> => {
  const { signal } = follow;
  const ended = (): boolean => signal.aborted;
  const seen: { id: string | null } = { id: null };
  for (let pause = FIRST_WAIT_MS; !ended();) {
    const before = seen.id;
    const end = await readOnce(follow, before, (id) => (seen.id = id)).catch((error: unknown): End => {
      if (!ended()) console.warn('The story stream broke', error);
      return { kind: 'broken' };
    });
    if (end.kind === 'over') return readByQuery(follow);
    if (ended()) return;
    follow.onBreak();
    pause = nextPause(pause, seen.id !== before);
    await wait(about(pause) + (end.kind === 'busy' ? end.waitMs : 0), signal);
  }
};
