const ink = {
  fill: 'none',
  stroke: 'var(--contour)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const RAYS = Array.from({ length: 13 }, (_, i) => (Math.PI * 2 * i) / 13);

/** The light around a key that fits. */
const Rays = () => (
  <g stroke="var(--act)" strokeWidth="1.3" strokeLinecap="round">
    {RAYS.map((a, i) => {
      const at = (r: number): string => `${(60 + Math.sin(a) * r).toFixed(1)} ${(50 - Math.cos(a) * r).toFixed(1)}`;
      return <path key={a} d={`M${at(i % 2 === 0 ? 46 : 47)}L${at(i % 2 === 0 ? 56 : 52)}`} />;
    })}
  </g>
);

/** A cut-out bow: three rings around the middle. */
const Bow = () => (
  <g {...ink} fill="var(--gold)" fillRule="evenodd">
    <path d="M60 12a17 17 0 0 1 15 25 17 17 0 0 1 8 31 17 17 0 0 1-17 3h-12a17 17 0 0 1-17-3 17 17 0 0 1 8-31 17 17 0 0 1 15-25zm0 9a8 8 0 1 0 .1 0zm-17 25a8 8 0 1 0 .1 0zm34 0a8 8 0 1 0 .1 0z" />
    <path
      d="M72 18c5 5 6 12 2 18M84 46c6 5 7 12 3 18M50 46c3 4 3 8 1 12M67 21c3 4 3 8 1 12"
      fill="none"
      strokeWidth="0.8"
    />
  </g>
);

const Shaft = () => (
  <g {...ink}>
    <path d="M52 72h16v6l-3 4v104l3 5-4 9h-8l-4-9 3-5V82l-3-4z" fill="var(--gold)" />
    <path d="M52 78h16M55 90h10M55 95h10" strokeWidth="1.1" />
    <path d="M62.500 84v100" strokeWidth="0.8" />
    <path d="M65 152h22v9h-6v7h6v16h-9v-6h-4v6h-9z" fill="var(--gold)" />
    <path d="M68 156h15M68 159h15M68 173h4M76 173h8M78 176h6" strokeWidth="0.8" />
  </g>
);

/** A key on a ribbon; `fits` where it opens something again. */
export const Key = ({ fits = false, className }: { readonly fits?: boolean; readonly className?: string }) => (
  <svg viewBox="0 0 120 212" className={className} aria-hidden="true">
    {fits && <Rays />}
    <Bow />
    <Shaft />
    {!fits && (
      <g {...ink} strokeWidth="1.3">
        <path d="M58 27C40 40 22 60 20 92c-1 16 6 22 3 40l7-6 6 8c3-20-3-26-2-40 2-28 14-46 28-62z" fill="var(--act)" />
        <path
          d="M64 27c12 14 32 22 36 46 3 18-6 26-2 44l-8-4-5 9c-5-20 5-30 3-46-2-20-18-28-28-44z"
          fill="var(--act)"
        />
      </g>
    )}
  </svg>
);
