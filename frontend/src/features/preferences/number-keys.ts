import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';

const numberKeys = storedValue('number_keys');

/** Whether the keys 1 to 9 choose: on by default. People who speak to their computer need to turn them off (WCAG 2.1.4). */
export const useNumberKeysOn = () => ({
  on: useStoredValue(numberKeys) !== 'off',
  setOn: (on: boolean): void => numberKeys.set(on ? 'on' : 'off'),
});
