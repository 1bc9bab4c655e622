import { useId } from 'react';
import { Plait } from './knotwork/plait.js';

/** Under a heading: the same plait, horizontal. */
export const Band = () => {
  const id = useId();
  return (
    <svg className="mt-2 block h-4 w-full" aria-hidden="true">
      <defs>
        <Plait id={id} scale={0.8} />
      </defs>
      <rect width="100%" height="16" fill="var(--strand-ground)" />
      <rect width="100%" height="16" fill={`url(#${id})`} />
      <rect width="100%" height="1" fill="var(--strand-edge)" />
      <rect y="15" width="100%" height="1" fill="var(--strand-edge)" />
    </svg>
  );
};
