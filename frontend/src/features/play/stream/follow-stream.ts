import { bearer } from '../../../lib/http.js';
import { type SseEvent, sseParser } from './sse-parser.js';

export interface Follow {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly onEvent: (event: SseEvent) => void;
  /** The connection broke, or could not be made; it is tried again after this. */
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

/** One connection, read to its end. The token travels as a header: no token stands in a URL. Answers the last id it saw. */
const readOnce = async (
  { path, signal, onEvent }: Follow,
  lastId: string | null,
  onId: (id: string) => void,
): Promise<void> => {
  const headers = { accept: 'text/event-stream', ...bearer(), ...(lastId === null ? {} : { 'last-event-id': lastId }) };
  const { ok, body } = await fetch(path, { headers, credentials: 'include', cache: 'no-store', signal });
  if (!ok || body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const parser = sseParser();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
    for (const event of parser.push(value ?? '')) {
      if (event.id !== null) onId(event.id);
      onEvent(event);
    }
};

/** The pause before the next try: short after a connection that brought something, else twice as long each time. */
const nextPause = (pause: number, brought: boolean): number =>
  brought ? FIRST_WAIT_MS : Math.min(pause * 2, LONGEST_WAIT_MS);

/** Follows a stream until the signal ends it, resuming from the last id, with growing pauses between tries that bring nothing. */
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
