import { useEffect, useEffectEvent } from 'react';

interface Keys {
  readonly toggle: () => void;
  readonly step: (by: number) => void;
}

/** Fields and buttons have these keys for themselves. */
const OWN_KEYS = 'input, textarea, select, button, a, summary, [role="tab"], [role="button"]';
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Space plays and pauses; the arrows step. */
export const useReplayKeys = ({ toggle, step }: Keys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
    const by = STEPS[event.key];
    if (by === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (by === undefined) toggle();
    else step(by);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
