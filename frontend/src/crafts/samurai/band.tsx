const scale = (x: number, y: number): string =>
  [9.2, 6.4, 3.6].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');

/** Blue sea waves, two rows of them, that run out towards the right. */
export const Band = () => (
  <svg className="samurai-band" aria-hidden="true">
    <defs>
      <pattern id="samurai-band" width="20" height="15" patternUnits="userSpaceOnUse">
        <path d={[scale(0, 9.8), scale(20, 9.8)].join('')} />
        <path d="M.8 15a9.200 9.200 0 0 1 18.400 0z" fill="var(--paper)" />
        <path d={scale(10, 15)} />
      </pattern>
    </defs>
    <rect width="100%" height="15" fill="url(#samurai-band)" />
  </svg>
);
