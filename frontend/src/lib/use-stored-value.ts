import { useSyncExternalStore } from 'react';
import { type StoredValue } from './stored-value.js';

export const useStoredValue = (value: StoredValue): string | null => useSyncExternalStore(value.subscribe, value.get);
