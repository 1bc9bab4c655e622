import { type Way } from '#contracts/session/views.js';
import { type RefObject, useState } from 'react';
import { useTravelPace } from '../../preferences/index.js';
import { useSession } from '../../session/index.js';
import { onTheWay, settingOut } from './journey-words.js';
import { usePassage } from './use-passage.js';
import { useStaying } from './use-staying.js';
import { useWalk } from './use-walk.js';

const NO_WAYS: readonly Way[] = [];

/** A journey: the walk that can be taken back, the move that is sent after it, and the time that passes on the way. */
export const useJourney = (map: RefObject<HTMLElement | null>) => {
  const { choices, busy, acting, act, ready } = useSession();
  const { walks } = useTravelPace();
  const [said, say] = useState('');
  const [sent, setSent] = useState(false);
  const isTravelling = sent && acting !== null;
  if (sent && !busy) setSent(false);
  const { arrival, witness } = usePassage(isTravelling);
  const ways = choices?.availableMovement ?? NO_WAYS;
  const onArrive = ({ q, r, description }: Way): void => {
    const wish = { action: `Move ${description}`, isCustomAction: false, moveTo: { q, r } };
    if (!act(wish, walks ? witness : undefined)) return;
    say(onTheWay(description));
    setSent(true);
  };
  const isSeen = (): boolean => map.current?.checkVisibility() === true;
  const walk = useWalk({ ways: busy ? NO_WAYS : ways, ready, walks, isSeen, onArrive });
  const { way } = walk;
  const stay = (): void => {
    if (way === null) return;
    walk.stay();
    say('You stay.');
    if (document.activeElement?.textContent === 'Stay')
      map.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  useStaying(way !== null, map, stay);
  return { ways, walk, way, stay, arrival, said: way === null ? said : settingOut(way.description) };
};
