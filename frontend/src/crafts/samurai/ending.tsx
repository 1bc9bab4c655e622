import { useReading } from '../use-theme.js';
import { type EndingProps } from '../theme.js';
import { InkLandscape } from './ink-landscape.js';
import { Lantern } from './lantern.js';
import { ScrollMount } from './scroll-mount.js';

/** A hanging scroll in ink, with the hero's name; by night a lantern is in front of it. */
const Ending = ({ name }: EndingProps) => (
  <svg viewBox="0 0 520 640" className="h-full w-full">
    <ScrollMount />
    <svg x="112" y="112" width="296" height="408" viewBox="0 0 296 408">
      <InkLandscape />
    </svg>
    <path d="M164 540h192v30H164z" fill="var(--scroll)" stroke="var(--ink)" strokeWidth="0.8" />
    <text
      x="260"
      y="561"
      textAnchor="middle"
      fontFamily="var(--face-display)"
      fontWeight="500"
      fontSize={Math.min(18, 300 / name.length)}
      fill="var(--ink)"
    >
      {name}
    </text>
    {useReading().light === 'night' && <Lantern />}
  </svg>
);

export default Ending;
