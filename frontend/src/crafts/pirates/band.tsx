/** A rope, laid right-handed. */
export const Band = () => (
  <svg className="mt-2 mb-0.5 block h-2 w-full" aria-hidden="true">
    <defs>
      <pattern id="pirates-band" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M-1 8C2 7.500 4 .5 8 0h2C7 .5 5 7.500 1 8z" fill="var(--gold)" />
        <path
          d="M-1 8C2 7.500 4 .5 8 0M3 8C6 7.500 8 .5 12 0M-5 8C-2 7.500 0 .5 4 0"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="0.9"
        />
      </pattern>
    </defs>
    <rect width="100%" height="8" fill="url(#pirates-band)" />
    <rect width="100%" height="0.9" fill="var(--ink)" />
    <rect y="7.100" width="100%" height="0.9" fill="var(--ink)" />
  </svg>
);
