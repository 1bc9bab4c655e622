import { useEffect, useRef } from 'react';

/** Brings the newest leaf, or the game master's note, into sight within the story's own column. */
export const useStoryScroll = (turn: number, full: boolean, acting: boolean) => {
  const column = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const newest = column.current?.querySelector('[data-newest]');
    if (column.current === null || !(newest instanceof HTMLElement)) return;
    column.current.scrollTo({ top: full ? newest.offsetTop - column.current.offsetTop : 0 });
  }, [turn, full]);
  useEffect(() => {
    if (acting) column.current?.scrollTo({ top: column.current.scrollHeight });
  }, [acting]);
  return column;
};
