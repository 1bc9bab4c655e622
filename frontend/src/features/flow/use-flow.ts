import { useCallback, useMemo } from 'react';
import { type Location, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { useGameAddress } from '../../lib/game-address.js';
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

export const useFlow = (): FlowControl => {
  const { search, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const start = useGameAddress();
  const open = useCallback(
    (to: Flow, how: NavigateOptions) => void navigate({ pathname: start, search: writeFlow(to).toString() }, how),
    [navigate, start],
  );
  const flow = useMemo(() => readFlow(new URLSearchParams(search)), [search]);
  const since = sinceStart(flow, state);
  const go = useCallback<FlowControl['go']>(
    (to, { replace = false } = {}) => open(to, { replace, state: placeAfter(since, to, replace) }),
    [open, since],
  );
  const goFromStart = useCallback<FlowControl['goFromStart']>(
    (to) => {
      const fromStart = (): void => open(to, { state: placeAfter(0, to, false) });
      if (since === null) open({ step: 'difficulty' }, { replace: true });
      if (since === null || since === 0) fromStart();
      else goBack(since, fromStart);
    },
    [open, since],
  );
  return { flow, go, goFromStart, isFromOutside: since === null };
};
