import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../lib/use-media.js';
import { CARD, GAP, placeIn } from '../domain/carousel-place.js';

const Arrow = ({ turned }: { readonly turned: boolean }) => (
  <svg viewBox="0 0 30 14" className={`w-7 ${turned ? 'rotate-180' : ''}`} aria-hidden="true">
    <path
      d="M1 7h26M21 2q3 4 7 5-4 1-7 5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.200"
      strokeLinecap="round"
    />
  </svg>
);

interface CarouselProps {
  readonly label: string;
  /** The index of the card to scroll to when it changes; -1 for none. */
  readonly shown: number;
  readonly children: readonly ReactNode[];
}

/** A carousel of cards of 280 px with 16 px between them, moved by swiping or by its arrow buttons (specification section 9). */
export const Carousel = ({ label, shown, children }: CarouselProps) => {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const behavior = useReducedMotion() ? 'auto' : 'smooth';
  const turn = (by: number): void => track.current?.scrollBy({ left: by * (CARD + GAP), behavior });
  useEffect(() => {
    if (shown >= 0) track.current?.scrollTo({ left: shown * (CARD + GAP), behavior });
  }, [shown, behavior]);
  return (
    <div role="group" aria-label={label}>
      <div
        ref={track}
        className="carousel-track"
        onScroll={(event) => setAt(placeIn(event.currentTarget, children.length))}
      >
        {children}
      </div>
      <div className="flex items-center justify-between">
        <button
          type="button"
          className="button carousel-arrow"
          aria-label="Previous profession"
          aria-disabled={at === 0}
          onClick={() => turn(-1)}
        >
          <Arrow turned />
        </button>
        <p className="flex gap-2.5" aria-hidden="true">
          {children.map((_, i) => (
            <span key={i} className={`size-2 rounded-full border ${i === at ? 'border-act bg-act' : 'border-faded'}`} />
          ))}
        </p>
        <button
          type="button"
          className="button carousel-arrow"
          aria-label="Next profession"
          aria-disabled={at >= children.length - 1}
          onClick={() => turn(1)}
        >
          <Arrow turned={false} />
        </button>
      </div>
    </div>
  );
};
