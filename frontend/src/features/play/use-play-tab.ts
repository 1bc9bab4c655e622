import { useCallback } from 'react';
import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { useFlow } from '../flow/index.js';

export const PLAY_TABS = ['story', 'actions', 'character', 'map'] as const;
export type PlayTab = (typeof PLAY_TABS)[number];

/** Stored per browser tab with the character's id: a reload opens the same tab, another saga starts with the story. */
const stored = storedValue('play_tab', () => sessionStorage);

export const usePlayTab = () => {
  const { flow } = useFlow();
  const whose = flow.step === 'gameplay' ? flow.characterId : '';
  const text = useStoredValue(stored);
  const setTab = useCallback((tab: PlayTab): void => stored.set(`${whose} ${tab}`), [whose]);
  return { tab: PLAY_TABS.find((name) => text === `${whose} ${name}`) ?? 'story', setTab };
};
