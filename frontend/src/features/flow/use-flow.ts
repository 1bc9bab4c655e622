import { useCallback, useMemo } from 'react';
import { goTo, useAddress } from '../../lib/address.js';
import { type Flow, readFlow, writeFlow } from './flow.js';
import { goBack, placeAfter, sinceStart } from './place-in-history.js';

export interface FlowControl {
  readonly flow: Flow;
  /** Navigates to a step; `replace` adds no entry to the browser's history. */
  readonly go: (flow: Flow, how?: { readonly replace?: boolean }) => void;
  /** Opens a step right after the start page: the browser's Back leads there, not to the steps between. */
  readonly goFromStart: (flow: Flow) => void;
  /** Whether the browser's Back would leave the game from here. */
  readonly isFromOutside: boolean;
}

const START = '/';
const addressOf = (flow: Flow): string => {
  const query = writeFlow(flow).toString();
  return query === '' ? START : `${START}?${query}`;
};

export const useFlow = (): FlowControl => {
  const { search, state } = useAddress();
  const flow = useMemo(() => readFlow(new URLSearchParams(search)), [search]);
  const since = sinceStart(flow, state);
  const go = useCallback<FlowControl['go']>(
    (to, { replace = false } = {}) => goTo(addressOf(to), { replace, state: placeAfter(since, to, replace) }),
    [since],
  );
  const goFromStart = useCallback<FlowControl['goFromStart']>(
    (to) => {
      const open = (): void => goTo(addressOf(to), { state: placeAfter(0, to, false) });
      if (since === null) goTo(START, { replace: true });
      if (since === null || since === 0) open();
      else goBack(since, open);
    },
    [since],
  );
  return { flow, go, goFromStart, isFromOutside: since === null };
};
