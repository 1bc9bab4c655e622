import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { type ActionResult } from '#contracts/session/views.js';
import { useReducedMotion } from '../../../lib/use-media.js';

const SHOWN_MS = 3000;
const SHOWN_STILL_MS = 1500;

/** Escape hides the roll, and nothing else on the page reacts to that key press. */
const useEscape = (shown: boolean, leave: () => void): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  });
  useEffect(() => {
    if (!shown) return;
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [shown]);
};

/** Shows the roll over the page for 3 s, half as long with reduced motion, then calls `onGone` (specification section 4). */
export const useRollOverlay = (onGone: () => void) => {
  const [roll, setRoll] = useState<ActionResult | null>(null);
  const still = useReducedMotion();
  const dismiss = useCallback(() => {
    setRoll(null);
    onGone();
  }, [onGone]);
  useEffect(() => {
    if (roll === null) return;
    const timer = setTimeout(dismiss, still ? SHOWN_STILL_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [roll, still, dismiss]);
  useEscape(roll !== null, dismiss);
  return { roll, show: setRoll, dismiss };
};
