/** Specification section 9. */
export const CARD = 280;
export const GAP = 16;

type Track = Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>;

/** Which card the track has come to. At its end that is the last one, though it can't be brought to the front. */
export const placeIn = ({ scrollLeft, clientWidth, scrollWidth }: Track, cards: number): number =>
  scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1
    ? cards - 1
    : Math.min(cards - 1, Math.round(scrollLeft / (CARD + GAP)));
