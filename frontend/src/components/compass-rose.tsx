const at = (r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${(r * Math.sin(a)).toFixed(2)} ${(-r * Math.cos(a)).toFixed(2)}`;
};
const star = (long: number, waist: number, turn: number, half: 1 | -1): string =>
  `M0 0L${at(waist, turn + 45 * half)}L${at(long, turn)}z`;
const QUARTERS = [0, 90, 180, 270];
const HALVES = [45, 135, 225, 315];
const MINOR = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];
const DEGREES = Array.from({ length: 72 }, (_, i) => i * 5);

const Points = ({
  at: turns,
  long,
  waist,
  dark,
}: {
  readonly at: readonly number[];
  readonly long: number;
  readonly waist: number;
  readonly dark: string;
}) =>
  turns.map((turn) => (
    <g key={turn}>
      <path d={star(long, waist, turn, -1)} fill={dark} />
      <path d={star(long, waist, turn, 1)} fill="var(--white)" />
    </g>
  ));

/** Sixteen winds, with the lily of the north. */
export const CompassRose = ({ className }: { readonly className?: string }) => (
  <svg viewBox="-100 -118 200 218" className={className} aria-hidden="true">
    <g fill="none" stroke="var(--ink)" strokeWidth="1">
      <circle r="74" fill="var(--paper)" strokeWidth="1.600" />
      <circle r="66" />
      {DEGREES.map((d, i) => (
        <path key={d} d={`M${at(66, d)}L${at(i % 2 === 0 ? 74 : 70, d)}`} strokeWidth="0.8" />
      ))}
      <circle r="44" strokeWidth="0.8" />
    </g>
    <g stroke="var(--contour)" strokeWidth="0.9" strokeLinejoin="round">
      <Points at={MINOR} long={58} waist={9} dark="var(--gold)" />
      <Points at={HALVES} long={64} waist={14} dark="var(--pigment-teal)" />
      <Points at={QUARTERS} long={97} waist={16} dark="var(--act)" />
      <circle r="12" fill="var(--white)" strokeWidth="1.200" />
      <circle r="6.500" fill="var(--act)" />
      <path
        d="M0-117c4 5 5 9 1 14 6-3 11 1 9 7-2 3-6 3-7-1-1 4 1 7 1 7h-8s2-3 1-7c-1 4-5 4-7 1-2-6 3-10 9-7-4-5-3-9 1-14z"
        fill="var(--act)"
      />
    </g>
  </svg>
);
