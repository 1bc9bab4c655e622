import { useId } from 'react';
import { BeastHead } from './beast-head.js';
import { Plait } from './knotwork/plait.js';

/** The length of the post that a head hides. */
const HIDDEN = 18;
const post = { y: HIDDEN, style: { height: `calc(100% - ${2 * HIDDEN}px)` } } as const;

/** Between the pages: a carved post, with a head at either end. */
export const Gutter = () => {
  const id = useId();
  return (
    <svg className="h-full w-full overflow-visible" aria-hidden="true">
      <defs>
        <Plait id={id} upright />
      </defs>
      <rect {...post} width="20" fill="var(--strand-ground)" />
      <rect {...post} width="20" fill={`url(#${id})`} />
      <rect {...post} width="1" fill="var(--strand-edge)" />
      <rect {...post} x="19" width="1" fill="var(--strand-edge)" />
      <BeastHead />
      <svg y="100%" className="overflow-visible">
        <g transform="scale(1 -1)">
          <BeastHead />
        </g>
      </svg>
    </svg>
  );
};
