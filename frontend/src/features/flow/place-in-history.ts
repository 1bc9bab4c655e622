import { type Flow } from './flow.js';

/** The state of an entry: how many entries of the browser's history lie between it and the start page before it. */
export interface PlaceInHistory {
  readonly sinceStart: number;
}

/** The number of entries since the start page; null for an entry that was opened from outside. */
export const sinceStart = ({ step }: Pick<Flow, 'step'>, state: unknown): number | null => {
  if (step === 'difficulty') return 0;
  const since = (state as Partial<PlaceInHistory> | null)?.sinceStart;
  return typeof since === 'number' ? since : null;
};

/** The state of the next entry. The start page needs none, since its number is always 0. */
export const placeAfter = (since: number | null, to: Flow, replace: boolean): PlaceInHistory | undefined =>
  since === null || to.step === 'difficulty' ? undefined : { sinceStart: since + (replace ? 0 : 1) };

/** Goes back, and calls `then` on the entry arrived at, before anything of it is rendered. */
export const goBack = (entries: number, then: () => void): void => {
  window.addEventListener('popstate', then, { once: true });
  window.history.go(-entries);
};
