import { type ActionAnswer } from '#contracts/session/views.js';
import { type Moment } from '#game/model/calendar.js';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../lib/use-media.js';

/** How long the hour and the weather pass before the new leaf comes. */
const PASSAGE_MS = 1600;

/** The journey after it was sent: the time of arrival, held before the page until it has been seen, or skipped by a press or a key. */
export const usePassage = (isTravelling: boolean) => {
  const isStill = useReducedMotion();
  const [arrival, setArrival] = useState<Moment | null>(null);
  const end = useRef<() => void>(() => undefined);
  const witness = ({ story }: ActionAnswer): Promise<void> =>
    isStill
      ? Promise.resolve()
      : new Promise((resolve) => {
          setArrival(story.calendar);
          const timer = window.setTimeout(() => end.current(), PASSAGE_MS);
          end.current = () => {
            window.clearTimeout(timer);
            setArrival(null);
            resolve();
          };
        });
  useEffect(() => {
    if (!isTravelling) return undefined;
    const skip = (): void => end.current();
    document.addEventListener('click', skip, true);
    document.addEventListener('keydown', skip, true);
    return () => {
      document.removeEventListener('click', skip, true);
      document.removeEventListener('keydown', skip, true);
      skip();
    };
  }, [isTravelling]);
  return { arrival, witness };
};
