import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';
import { bearer } from '../../../lib/http.js';

export interface Follow {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: EventSourceMessage) => void;
  /** Called when the connection broke or failed, before the next try. */
  readonly onBreak: () => void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Reads one connection to its end. The token is sent as a header, so that no URL contains it. */
const readOnce = async (
  { path, signal, onEvent }: Follow,
  lastId: string | null,
  onId: (id: string) => void,
): Promise<void> => {
  const headers = { accept: 'text/event-stream', ...bearer(), ...(lastId === null ? {} : { 'last-event-id': lastId }) };
  const { ok, body } = await fetch(path, { headers, credentials: 'include', cache: 'no-store', signal });
  if (!ok || body === null) return;
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  for (let next = await events.read(); !next.done; next = await events.read()) {
    if (next.value.id !== undefined) onId(next.value.id);
    onEvent(next.value);
  }
};

/** The pause before the next try: short after a connection with events, else doubled each time. */
const nextPause = (pause: number, brought: boolean): number =>
  brought ? FIRST_WAIT_MS : Math.min(pause * 2, LONGEST_WAIT_MS);

/** Follows a stream until the signal ends it, resuming from the last id, with growing pauses between tries without events. */
export const followStream = async (follow: Follow): Promise<void> => {
  const seen: { id: string | null } = { id: null };
  const ended = (): boolean => follow.signal.aborted;
  for (let pause = FIRST_WAIT_MS; !ended();) {
    const before = seen.id;
    try {
      await readOnce(follow, before, (id) => (seen.id = id));
    } catch (error) {
      if (!ended()) console.warn('The story stream broke', error);
    }
    if (ended()) return;
    follow.onBreak();
    pause = nextPause(pause, seen.id !== before);
    await wait(pause * (0.75 + Math.random() / 2), follow.signal);
  }
};
