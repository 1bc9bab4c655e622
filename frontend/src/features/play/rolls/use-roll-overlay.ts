import { useCallback, useEffect, useState } from 'react';
import { type ActionResult } from '#contracts/session/views.js';

const SHOWN_MS = 3000;

/** Shows the roll over the page for 3 s, then calls `onGone` (specification section 4). */
export const useRollOverlay = (onGone: () => void) => {
  const [roll, setRoll] = useState<ActionResult | null>(null);
  const dismiss = useCallback(() => {
    setRoll(null);
    onGone();
  }, [onGone]);
  useEffect(() => {
    if (roll === null) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [roll, dismiss]);
  return { roll, show: setRoll, dismiss };
};
