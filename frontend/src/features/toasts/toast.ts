/** One toast at a time; a new one replaces the last (specification section 2). */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'plain' | 'success' | 'failure';
  readonly action?: { readonly label: string; readonly run: () => void };
}

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

const put = (next: Toast | null): void => {
  current = next;
  listeners.forEach((tell) => tell());
};

export const toast = (what: Omit<Toast, 'id'>): void => put({ ...what, id: ++count });
export const currentToast = (): Toast | null => current;
export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
