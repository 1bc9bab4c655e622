import { type Difficulty } from '#game/model/character.js';

const HEIGHT: Readonly<Record<Difficulty, number>> = { forgiving: 148, normal: 84, hardcore: 24 };
const FOOT = 222;
const ink = {
  fill: 'none',
  stroke: 'var(--contour)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const Dish = () => (
  <g {...ink}>
    <path d="M92 226c10-7 20-4 19 4-1 6-9 8-17 5" strokeWidth="2.4" />
    <path d="M14 225c0 12 20 21 43 21s43-9 43-21" fill="var(--gold)" />
    <ellipse cx="57" cy="225" rx="43" ry="7.500" fill="var(--white)" />
    <path d="M24 226c4 3 18 5 33 5" strokeWidth="0.8" />
    <path d="M70 243l8-9M76 241l8-9M82 239l7-8M87 236l6-7" strokeWidth="0.9" />
  </g>
);

const Wax = ({ height }: { readonly height: number }) => {
  const top = FOOT - height;
  const lines = Array.from({ length: Math.floor((height - 14) / 4.6) }, (_, i) => top + 12 + i * 4.6);
  return (
    <g {...ink}>
      <path d={`M43 ${top + 3}V${FOOT}c6 5 22 5 28 0V${top + 2}c-6-5-22-5-28 1z`} fill="var(--white)" />
      <path d={`M43 ${top + 3}c5 4 22 4 28 0`} strokeWidth="1" />
      <path
        d={`M46 ${top + 5}v${Math.min(height * 0.3, 30)}c0 5 5 5 5 0v${-Math.min(height * 0.18, 17)}`}
        strokeWidth="1.100"
      />
      {lines.map((y, i) => (
        <path key={y} d={`M${62 + (i % 3)} ${y}h${8 - (i % 3)}`} strokeWidth="0.8" />
      ))}
      {height < 120 && (
        <path d={`M71 ${FOOT - 16}c5 3 3 9 8 12 2 2 2 6-3 6h-6`} fill="var(--white)" strokeWidth="1.200" />
      )}
    </g>
  );
};

const RAYS = Array.from({ length: 11 }, (_, i) => (Math.PI * (i - 5)) / 11.5);

const Flame = ({ top }: { readonly top: number }) => (
  <g>
    <path d={`M57 ${top + 1}v-7`} {...ink} />
    <g className="flame">
      <path
        d={`M57 ${top - 40}c3 11 10 17 10 26 0 7-4 11-10 11s-10-4-10-11c0-9 7-15 10-26z`}
        {...ink}
        fill="var(--gold)"
      />
      <path d={`M57 ${top - 22}c2 5 4 7 4 11s-2 6-4 6-4-2-4-6 2-6 4-11z`} fill="var(--white)" />
    </g>
    <g stroke="var(--act)" strokeWidth="1.300" strokeLinecap="round">
      {RAYS.map((a, i) => {
        const [inner, outer] = i % 2 === 0 ? [33, 44] : [34, 40];
        const at = (r: number): string =>
          `${(57 + r * Math.sin(a)).toFixed(1)} ${(top - 16 - r * Math.cos(a)).toFixed(1)}`;
        return <path key={a} d={`M${at(inner)}L${at(outer)}`} />;
      })}
    </g>
  </g>
);

const Smoke = ({ top }: { readonly top: number }) => (
  <g {...ink}>
    <path d={`M57 ${top + 1}q1-6-1-11`} />
    <circle cx="56" cy={top - 10} r="1.800" fill="var(--act)" stroke="none" />
    <path d={`M56 ${top - 15}c-7-14 8-22 4-36s-8-22 2-38c3-5 2-9 1-12`} stroke="var(--faded)" strokeWidth="1" />
    <path d={`M57 ${top - 15}c5-13-6-20 0-35s5-18-1-30c-2-4-1-8 0-11`} stroke="var(--rule)" strokeWidth="0.8" />
  </g>
);

/** One candle at three hours of the night. */
export const Candle = ({ difficulty, className }: { readonly difficulty: Difficulty; readonly className?: string }) => {
  const height = HEIGHT[difficulty];
  const top = FOOT - height;
  return (
    <svg viewBox="0 0 116 250" className={className} aria-hidden="true">
      <Dish />
      <Wax height={height} />
      {difficulty === 'hardcore' ? <Smoke top={top} /> : <Flame top={top} />}
    </svg>
  );
};
