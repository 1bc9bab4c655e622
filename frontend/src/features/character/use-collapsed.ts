import { storedValue } from '../../lib/stored-value.js';
import { useMedia } from '../../lib/use-media.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { PHONE_ON_ITS_SIDE } from '../../lib/media-queries.js';

const folded = storedValue('character_folded');

/** Whether the character's panel is open: it is open at first, and always on a phone in landscape (specification section 2). */
export const useCollapsed = () => {
  const isFolded = useStoredValue(folded) === 'true';
  const forced = useMedia(PHONE_ON_ITS_SIDE);
  return { open: forced || !isFolded, forced, toggle: (): void => folded.set(String(!isFolded)) };
};
