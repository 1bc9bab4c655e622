import { CrestArt, PIGMENT, times } from '../../drawing/crest-art.js';

const FINGERS = ['M-13 14L-30-10', 'M-9 0L-17-36', 'M0-2L0-42', 'M9 0L16-37', 'M14 8L29-20'];
const grain = (i: number, k: number): number => Math.abs((Math.sin(i * 127.1 + k * 311.7) * 43758.5453) % 1);

/** A hand stencil: ochre blown around a hand on the rock. */
export const Crest = ({ className }: { readonly className: string }) => (
  <CrestArt className={className}>
    <g fill={PIGMENT.ochre}>
      <path
        d="M-4-50c20-4 36 8 41 26 5 20 3 42-12 58-16 14-42 13-54-2C-44 15-45-10-38-26-33-41-20-48-4-50z"
        opacity="0.62"
      />
      {times(150, (i) => {
        const angle = grain(i, 1) * 6.283;
        const far = 34 + grain(i, 2) * 25 * (0.4 + grain(i, 3) * 0.6);
        return (
          <circle
            key={i}
            cx={(far * Math.cos(angle)).toFixed(1)}
            cy={(far * Math.sin(angle) * 1.02).toFixed(1)}
            r={(0.4 + grain(i, 4) * grain(i, 5) * 2.6).toFixed(2)}
            opacity={0.45 + grain(i, 6) * 0.5}
          />
        );
      })}
    </g>
    <g stroke="var(--paper)" strokeLinecap="round" strokeLinejoin="round" fill="var(--paper)">
      {FINGERS.map((d, i) => (
        <path key={d} d={d} strokeWidth={i === 0 ? 10 : 9.2} fill="none" />
      ))}
      <path d="M-14 0C-4-7 8-7 15 0c4 12 2 26-4 34-6 7-14 6-19-1-5-9-8-22-6-33z" strokeWidth="3" />
      <path d="M-9 32c-2 10-3 16-2 22h20c0-8 0-14 2-22z" strokeWidth="2" />
    </g>
    <path
      d="M-9 14c6-5 14-6 20-3M-8 22c5 1 11 0 15-4M-4 30c3-6 3-14 1-22"
      fill="none"
      stroke={PIGMENT.ochre}
      strokeWidth="0.8"
      opacity="0.55"
      strokeLinecap="round"
    />
  </CrestArt>
);
