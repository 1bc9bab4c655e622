/** Specification section 9. */
export const CARD = 280;
export const GAP = 16;

type Track = Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>;

/** The index of the card that the track has been scrolled to. At the end it is the last card, which can't reach the start of the track. */
export const placeIn = ({ scrollLeft, clientWidth, scrollWidth }: Track, cards: number): number =>
  scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1
    ? cards - 1
    : Math.min(cards - 1, Math.round(scrollLeft / (CARD + GAP)));
