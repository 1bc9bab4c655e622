import { useSyncExternalStore } from 'react';
import { type StoredValue } from './stored-value.js';

const nothing = (): null => null;

/** Hydrating the prerendered page counts as nothing stored, since it is a new visitor's; the stored value follows. */
export const useStoredValue = (value: StoredValue): string | null =>
  useSyncExternalStore(value.subscribe, value.get, nothing);
