import { Ground } from './ground.js';
import { handOf, HEIGHT, times, WIDTH } from './burin.js';
import { Horizon } from './horizon.js';
import { type Scene } from './scene.js';
import { Traveller } from './traveller.js';

/** A wide, low engraving of a place: a ruled sky, what is far, what is near, and you. */
export const Landscape = ({ scene: { ground, horizon, seed }, className }: { readonly scene: Scene; readonly className: string }) => {
  const hand = handOf(seed);
  const sky = times(13, (i) => `M${hand(i) * 160} ${8 + i * 6.2}H${WIDTH - hand(i + 20) * 160}`).join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <g stroke="var(--ink)" strokeLinecap="round" strokeLinejoin="round">
        <path d={sky} stroke="var(--rule)" strokeWidth="0.55" strokeDasharray={`${(90 + hand(3) * 80).toFixed(0)} 14 ${(40 + hand(4) * 60).toFixed(0)} 22`} fill="none" />
        <circle cx={180 + hand(9) * 560} cy={30} r="13" fill="var(--paper)" strokeWidth="0.8" />
        <Horizon kind={horizon} hand={hand} />
        <Ground kind={ground} hand={hand} />
        <Traveller ground={ground} />
      </g>
    </svg>
  );
};
