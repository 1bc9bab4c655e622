import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';

export const PLAY_TABS = ['story', 'actions', 'character', 'map'] as const;
export type PlayTab = (typeof PLAY_TABS)[number];

/** Kept for as long as the browser's tab lives, so that a reload opens the same leaf. */
const stored = storedValue('play_tab', () => sessionStorage);
const setTab = (tab: PlayTab): void => stored.set(tab);

export const usePlayTab = () => {
  const text = useStoredValue(stored);
  return { tab: PLAY_TABS.find((name) => name === text) ?? 'story', setTab };
};
