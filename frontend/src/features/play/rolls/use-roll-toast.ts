import { useEffect, useEffectEvent, useState } from 'react';
import { type TabNews } from '../../session/index.js';

const SHOWN_MS = 1500;
const COMPLETES_MS = 200;

/** A roll shown for 1.5 s; 0.2 s after it is hidden it is complete (specification section 4). */
export const useRollToast = (onComplete: (news: TabNews) => void) => {
  const [news, setNews] = useState<TabNews | null>(null);
  const [hidden, setHidden] = useState(false);
  const complete = useEffectEvent((of: TabNews) => {
    setNews(null);
    onComplete(of);
  });
  useEffect(() => {
    if (news === null) return;
    const hide = setTimeout(() => setHidden(true), SHOWN_MS);
    const end = setTimeout(() => complete(news), SHOWN_MS + COMPLETES_MS);
    return () => {
      clearTimeout(hide);
      clearTimeout(end);
    };
  }, [news]);
  const show = (of: TabNews): void => {
    setHidden(false);
    setNews(of);
  };
  return { shown: hidden ? null : (news?.result ?? null), show };
};
