import { useId } from 'react';
import { BeastHead } from './beast-head.js';
import { Plait } from './knotwork/plait.js';

/** Between the pages: a carved post. */
export const Gutter = () => {
  const id = useId();
  return (
    <svg className="h-full w-full overflow-visible" aria-hidden="true">
      <defs>
        <Plait id={id} upright />
      </defs>
      <rect width="20" height="100%" fill="var(--strand-ground)" />
      <rect width="20" height="100%" fill={`url(#${id})`} />
      <rect width="1" height="100%" fill="var(--strand-edge)" />
      <rect x="19" width="1" height="100%" fill="var(--strand-edge)" />
      <BeastHead />
      <svg y="100%" className="overflow-visible">
        <g transform="scale(1 -1)">
          <BeastHead />
        </g>
      </svg>
    </svg>
  );
};
