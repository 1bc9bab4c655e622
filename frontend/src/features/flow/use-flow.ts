import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Flow, readFlow, writeFlow } from './flow.js';

export interface FlowControl {
  readonly flow: Flow;
  /** Navigates to a step; `replace` adds no entry to the browser's history. */
  readonly go: (flow: Flow, how?: { readonly replace?: boolean }) => void;
}

export const useFlow = (): FlowControl => {
  const [query, setQuery] = useSearchParams();
  const go = useCallback<FlowControl['go']>(
    (flow, how = {}) => setQuery(writeFlow(flow), { replace: how.replace ?? false }),
    [setQuery],
  );
  return { flow: readFlow(query), go };
};
