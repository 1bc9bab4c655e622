import { useMemo, useState } from 'react';
import { parseJson } from '../../lib/parse-json.js';
import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { type KeyedAction, keptActionIn } from './domain/kept-action.js';

const storeOf = (sessionId: string) => storedValue(`kept_action:${sessionId}`, () => sessionStorage);

export interface KeptAction {
  readonly kept: KeyedAction | null;
  readonly keep: (action: KeyedAction) => void;
  readonly isKept: (key: string) => boolean;
  /** Lets go of this one; another that is kept since then stays. */
  readonly letGo: (key: string) => void;
}

/** The action that was chosen and is not answered yet: kept over a reload, until it is answered or taken back. */
export const useKeptAction = (sessionId: string): KeptAction => {
  const [store] = useState(() => storeOf(sessionId));
  const text = useStoredValue(store);
  const kept = useMemo(() => keptActionIn(parseJson(text)), [text]);
  const isKept = (key: string): boolean => keptActionIn(parseJson(store.get()))?.key === key;
  return {
    kept,
    isKept,
    keep: (action) => store.set(JSON.stringify(action)),
    letGo: (key) => {
      if (isKept(key)) store.set(null);
    },
  };
};
