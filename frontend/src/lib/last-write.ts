/** Read models are seldom behind for longer than this, so later reads do not wait. */
const ASKED_FOR_MS = 10_000;

let last: { readonly position: string; readonly until: number } | null = null;

/** What this page has written lately, for reads that another copy of the api may answer. */
export const lastWrite = {
  /** @param position of an answer to a command; null: it names none */
  note(position: string | null): void {
    if (position !== null) last = { position, until: performance.now() + ASKED_FOR_MS };
  },
  /** Whether reads still have to show the last write. */
  isAwaited: (): boolean => last !== null && performance.now() <= last.until,
  headers(): Record<string, string> {
    return last !== null && lastWrite.isAwaited() ? { 'x-read-after': last.position } : {};
  },
};
