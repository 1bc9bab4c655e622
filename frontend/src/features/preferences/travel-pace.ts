import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';

const pace = storedValue('travel_pace');

/** Whether the hero walks before a move is sent, and can stay (design section 9, 'tap a nearby cell'); else it is sent at once. */
export const useTravelPace = () => ({
  walks: useStoredValue(pace) !== 'at once',
  setWalks: (walks: boolean): void => pace.set(walks ? null : 'at once'),
});
