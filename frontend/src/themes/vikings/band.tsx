import { useId } from 'react';
import { Plait } from './knotwork/plait.js';

/** Under a heading: the same plait, lying down. */
export const Band = () => {
  const id = useId();
  return (
    <svg className="mt-1.5 block h-5 w-full" aria-hidden="true">
      <defs>
        <Plait id={id} upright={false} />
      </defs>
      <rect width="100%" height="20" fill="var(--strand-ground)" />
      <rect width="100%" height="20" fill={`url(#${id})`} />
      <rect width="100%" height="1" fill="var(--strand-edge)" />
      <rect y="19" width="100%" height="1" fill="var(--strand-edge)" />
    </svg>
  );
};
