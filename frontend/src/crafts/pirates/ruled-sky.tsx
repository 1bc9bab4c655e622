import { handFor, LINE } from '../../drawing/landscape/burin.js';
import { type NightSkyProps } from '../../drawing/landscape/country.js';
import { ruled } from '../../drawing/landscape/ruling.js';

/** A night that is printed from a ruled plate. */
export const RuledSky = ({ hand, light, top }: NightSkyProps) => (
  <path
    d={ruled(handFor(hand, 91), light, { top, low: LINE - 2, step: 2.6, halo: light.r * 1.5 })}
    stroke="color-mix(in oklab, var(--light) 14%, var(--air))"
    strokeWidth="0.7"
    opacity="0.4"
    fill="none"
  />
);
