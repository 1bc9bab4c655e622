const HORN = 'M14 11.500C14 6 11 3 7.500 3 4.500 3 3 5 3.200 7c.2 2 3 2.800 4.200 1 .7-1.100 0-2.400-1.200-2.200';

/** Ram's horns of felt, sewn on, with a diamond of the sky between them. */
export const Band = () => (
  <svg className="mt-1 block h-3.5 w-full" aria-hidden="true">
    <defs>
      <pattern id="mongols-band" width="44" height="14" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="var(--act)" strokeWidth="1.900" strokeLinecap="round">
          <path d={HORN} />
          <path d={HORN} transform="matrix(-1 0 0 1 28 0)" />
        </g>
        <path d="M36 3.200l3 3.600-3 3.600-3-3.600z" fill="var(--success)" />
        <path d="M0 12.200h44" stroke="var(--act)" strokeWidth="2.800" />
        <path d="M0 12.200h44" stroke="var(--leaf)" strokeWidth="0.7" strokeDasharray="3 2.500" />
      </pattern>
    </defs>
    <rect y="0" width="100%" height="1" fill="var(--ink)" />
    <rect width="100%" height="14" fill="url(#mongols-band)" />
  </svg>
);
