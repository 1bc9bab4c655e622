import { storedValue } from '../../lib/stored-value.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { useSession } from '../session/index.js';

export interface OathFold {
  /** Whether the oath is unfolded; only an oath that was read can be. */
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/** The session whose oath is unfolded, stored per browser tab: a reload keeps it open, another saga begins folded. */
const unfolded = storedValue('oath_unfolded', () => sessionStorage);

export const useOathFold = (): OathFold => {
  const { saga, character } = useSession();
  const isUnfolded = useStoredValue(unfolded) === character.sessionId;
  return {
    open: saga !== null && saga !== undefined && isUnfolded,
    setOpen: (open) => unfolded.set(open ? character.sessionId : null),
  };
};
