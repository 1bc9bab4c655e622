import { type RefObject, useEffect } from 'react';

/**
 * Tells the style sheet how high the story is, as `--story-needs` of its section: a short one leaves the room that it
 * does not need to the choices.
 */
export const useStoryNeeds = (scroller: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const story = scroller.current?.closest<HTMLElement>('.story');
    const leaf = scroller.current?.querySelector('.pane-leaf');
    if (!story || !leaf || typeof ResizeObserver === 'undefined') return;
    const needed = (): Element[] => [...leaf.children].filter((part) => !part.matches('.leaf-before'));
    const measure = (): void => {
      const height = needed().reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
      story.style.setProperty('--story-needs', `${Math.ceil(height)}px`);
    };
    const sizes = new ResizeObserver(measure);
    const watch = (): void => {
      sizes.disconnect();
      for (const part of needed()) sizes.observe(part);
    };
    const parts = new MutationObserver(watch);
    parts.observe(leaf, { childList: true });
    watch();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [scroller]);
};
