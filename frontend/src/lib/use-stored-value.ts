import { useSyncExternalStore } from 'react';
import { type StoredValue } from './stored-value.js';

const nothing = (): null => null;

/** Nothing is stored while a page is taken over that was written for a new visitor; what is, follows. */
export const useStoredValue = (value: StoredValue): string | null =>
  useSyncExternalStore(value.subscribe, value.get, nothing);
