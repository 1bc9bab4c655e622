import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While `isOn`, a press elsewhere on the page, Escape, and leaving the page call `stay`. */
export const useStaying = (isOn: boolean, map: RefObject<HTMLElement | null>, stay: () => void): void => {
  const onStay = useEffectEvent(stay);
  useEffect(() => {
    if (!isOn) return undefined;
    const listening = new AbortController(),
      { signal } = listening;
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && map.current?.contains(target) !== true) onStay();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onStay();
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') onStay();
    };
    document.addEventListener('click', onPress, { signal, capture: true });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    document.addEventListener('visibilitychange', onHidden, { signal });
    window.addEventListener('pagehide', () => onStay(), { signal });
    return () => listening.abort();
  }, [isOn, map]);
};
