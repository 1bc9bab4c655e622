/** One toast at a time; a new one replaces the last (specification section 2). */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'success' | 'failure';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Called once when the toast closes and its action was not taken. */
  readonly onGone?: () => void;
  readonly open: boolean;
}

/** How long a closed toast is kept (specification section 9). */
const REMOVAL_DELAY_MS = 1_000_000;

let current: Toast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const put = (next: Toast | null): void => {
  current = next;
  listeners.forEach((tell) => tell());
};

const close = (id: number): Toast | null => {
  const going = current;
  if (going?.id !== id || !going.open) return null;
  put({ ...going, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => current?.id === id && put(null), REMOVAL_DELAY_MS);
  return going;
};

/** Shows it. @returns its id */
export const toast = (what: Omit<Toast, 'id' | 'open'>): number => {
  const before = current === null ? null : close(current.id);
  clearTimeout(removal);
  put({ ...what, id: ++count, open: true });
  before?.onGone?.();
  return count;
};

/** Called when its time is over or the user dismisses it. */
export const dismissToast = (id: number): void => close(id)?.onGone?.();

export const takeToastAction = (id: number): void => close(id)?.action?.run();

export const currentToast = (): Toast | null => current;
export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
