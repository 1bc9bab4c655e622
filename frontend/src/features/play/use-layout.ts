import { useMedia } from '../../lib/use-media.js';
import { useView } from '../preferences/debug-view.js';

/** How the leaves lie (design section 9): up to 768 tabs, to 1023 two columns, from 1024 three panels, from 1200 with the map on the open book. */
export type Layout = 'phone' | 'tablet' | 'panels' | 'book';

/** A phone that lies on its side, where there is no room for one leaf under the other: the character stands beside the story. */
export const ON_ITS_SIDE = '(orientation: landscape) and (max-height: 30rem) and (min-width: 40rem)';

export const useLayout = (mapOpen: boolean): Layout => {
  const { view } = useView();
  const tablet = useMedia('(min-width: 769px)');
  const desktop = useMedia('(min-width: 1024px)');
  const wide = useMedia('(min-width: 1200px)');
  const onItsSide = useMedia(ON_ITS_SIDE);
  if (view === 'mobile') return 'phone';
  if (view === 'desktop') return mapOpen ? 'book' : 'panels';
  if (onItsSide) return 'tablet';
  if (wide && mapOpen) return 'book';
  if (desktop) return 'panels';
  return tablet ? 'tablet' : 'phone';
};
