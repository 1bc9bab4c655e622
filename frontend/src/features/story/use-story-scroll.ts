import { useEffect, useRef } from 'react';

/** Scrolls to the newest entry: in the story's column if it scrolls, else in the page. */
const show = (column: HTMLElement, newest: HTMLElement): void => {
  if (column.scrollHeight > column.clientHeight + 1) column.scrollTo({ top: newest.offsetTop });
  else newest.scrollIntoView({ block: 'nearest' });
};

/** Scrolls to each new entry, and to the game master's note while an action is judged. */
export const useStoryScroll = (turn: number, full: boolean, acting: boolean) => {
  const column = useRef<HTMLDivElement>(null);
  const shown = useRef({ turn, full: false });
  useEffect(() => {
    const before = shown.current;
    shown.current = { turn, full };
    const newest = column.current?.querySelector('[data-newest]');
    if (column.current === null || !(newest instanceof HTMLElement)) return;
    if (turn !== before.turn || full !== before.full) show(column.current, newest);
  }, [turn, full]);
  useEffect(() => {
    if (acting) column.current?.scrollTo({ top: column.current.scrollHeight });
  }, [acting]);
  return column;
};
