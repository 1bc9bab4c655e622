import { useMemo, useState } from 'react';
import { parseJson } from '../../lib/parse-json.js';
import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { type KeyedAction, parseUnsentAction } from './domain/unsent-action.js';

const storeOf = (sessionId: string) => storedValue(`kept_action:${sessionId}`, () => sessionStorage);

export interface UnsentActionStore {
  readonly kept: KeyedAction | null;
  readonly keep: (action: KeyedAction) => void;
  readonly isKept: (key: string) => boolean;
  /** Removes this action; another one that was stored later stays. */
  readonly letGo: (key: string) => void;
}

/** The action without a response yet, stored over a reload until the server responds or the player withdraws it. */
export const useUnsentAction = (sessionId: string): UnsentActionStore => {
  const [store] = useState(() => storeOf(sessionId));
  const text = useStoredValue(store);
  const kept = useMemo(() => parseUnsentAction(parseJson(text)), [text]);
  const isKept = (key: string): boolean => parseUnsentAction(parseJson(store.get()))?.key === key;
  return {
    kept,
    isKept,
    keep: (action) => store.set(JSON.stringify(action)),
    letGo: (key) => {
      if (isKept(key)) store.set(null);
    },
  };
};
