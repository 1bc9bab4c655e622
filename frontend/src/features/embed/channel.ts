import { request } from '../../lib/http.js';
import { type Inbound, readInbound } from './domain/inbound.js';
import { createPace } from './domain/pace.js';
import { isAllowed, parentOrigin } from './parent-origin.js';

export type Outbound = 'EMBED_LOADED' | 'LEAD_CAPTURED' | 'GAME_STARTED' | 'GAME_ENGAGEMENT';

const findParent = async (): Promise<string | null> => {
  const origin = parentOrigin(window, document.referrer);
  if (origin === null) return null;
  const { origins } = await request<{ readonly origins: readonly string[] }>('GET', '/api/embed/origins');
  return isAllowed(origin, origins) ? origin : null;
};

let found: Promise<string | null> | undefined;
/** The origin that messages go to and come from; null: to nobody, from nobody. Asked for once. */
const parent = (): Promise<string | null> => (found ??= findParent().catch(() => null));

let sequence = 0;

/** Tells the embedding page, and no other. Messages arrive in the order in which they were told. */
export const tellParent = (type: Outbound, data: Readonly<Record<string, unknown>> = {}): void =>
  void parent().then((origin) => {
    if (origin !== null) window.parent.postMessage({ type, sequence: ++sequence, data }, origin);
  });

/** Hears the embedding page, and no other: another window of its origin is not heard either. @returns ends it */
export const hearParent = (hear: (message: Inbound) => void): (() => void) => {
  const ending = new AbortController();
  void parent().then((origin) => {
    if (origin === null || ending.signal.aborted) return;
    const mayPass = createPace(() => performance.now());
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.source !== window.parent || event.origin !== origin || !mayPass()) return;
      const message = readInbound(event.data);
      if (message !== null) hear(message);
    };
    window.addEventListener('message', listen, { signal: ending.signal });
  });
  return () => ending.abort();
};
