const ink = {
  fill: 'none',
  stroke: 'var(--contour)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export type Seal = 'whole' | 'broken';

const HATCHES = Array.from({ length: 12 }, (_, i) => i);

const Sheet = () => (
  <g {...ink}>
    <path d="M14 42 206 34l6 122-190 10z" fill="var(--white)" />
    <path d="M14 42c30 28 62 52 94 66 34-18 66-44 98-74" />
    <path d="M22 166c22-26 44-46 68-64M212 156c-26-20-52-38-82-54" strokeWidth="1.1" />
    {HATCHES.map((n) => (
      <path key={n} d={`M${206 - n * 6} ${151 - n * 3.9}l-${11 + (n % 3) * 3} ${6 - n * 0.1}`} strokeWidth="0.8" />
    ))}
    <path d="M23 171l190-10" strokeWidth="0.8" />
    <path d="M27 175l160-8" strokeWidth="0.6" />
  </g>
);

const WAX =
  'M108 82c10-5 19-1 24 5 8 5 10 14 6 22 1 10-6 18-16 19-8 6-18 4-24-1-10-2-15-10-13-19-4-9 1-18 9-21 4-4 9-6 14-5z';

const WholeSeal = () => (
  <g>
    <path d={WAX} {...ink} fill="var(--act)" />
    <circle cx="112" cy="105" r="16" fill="none" stroke="var(--on-act)" strokeWidth="1" />
    <text x="112" y="114" textAnchor="middle" fontSize="26" className="display italic" fill="var(--on-act)">
      &amp;
    </text>
  </g>
);

/** The same wax in two, with a crack between. */
const BrokenSeal = () => (
  <g {...ink} fill="var(--act)">
    <path
      d="M106 82c-5-1-10 1-14 5-8 3-13 12-9 21-2 9 3 17 13 19 3 2 6 4 10 4l-5-14 6-9-6-13z"
      transform="rotate(-9 96 110)"
    />
    <path
      d="M116 82c7-2 14 1 18 6 8 5 10 14 6 22 1 10-6 18-16 19l-9 3-4-14 6-10-6-12z"
      transform="rotate(8 128 110) translate(5 3)"
    />
    <path d="M106 140l3 3M118 144l2 4M100 146l-2 3" />
  </g>
);

/** A folded letter, with its seal as it arrives. */
export const Letter = ({ seal, className }: { readonly seal: Seal; readonly className?: string }) => (
  <svg viewBox="0 0 226 186" className={className} aria-hidden="true">
    <Sheet />
    {seal === 'whole' ? <WholeSeal /> : <BrokenSeal />}
  </svg>
);
