import { PHONE_ON_ITS_SIDE } from '../../lib/media-queries.js';
import { useMedia } from '../../lib/use-media.js';
import { useView } from '../preferences/index.js';

/**
 * The layout of the page by width in px (design section 9): tabs up to 768, two columns up to 1023, three panels from
 * 1024, the open book from 1200. A phone on its side has its own.
 */
export type Layout = 'phone' | 'side' | 'tablet' | 'panels' | 'book';

export const useLayout = (mapOpen: boolean): Layout => {
  const { view } = useView();
  const tablet = useMedia('(min-width: 769px)');
  const desktop = useMedia('(min-width: 1024px)');
  const wide = useMedia('(min-width: 1200px)');
  const onItsSide = useMedia(PHONE_ON_ITS_SIDE);
  if (view === 'mobile') return 'phone';
  if (view === 'desktop') return mapOpen ? 'book' : 'panels';
  if (onItsSide) return 'side';
  if (wide && mapOpen) return 'book';
  if (desktop) return 'panels';
  return tablet ? 'tablet' : 'phone';
};
