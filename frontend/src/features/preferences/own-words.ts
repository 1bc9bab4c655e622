import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';

const pace = storedValue('own_words_pace');

/** Whether the first press of 'Act' shows how the player's own words are read, with the chance; else it acts at once. */
export const useReadsFirst = () => ({
  readsFirst: useStoredValue(pace) !== 'at once',
  setReadsFirst: (first: boolean): void => pace.set(first ? null : 'at once'),
});
