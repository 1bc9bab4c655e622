/** Vair: the fur of heralds, bells of blue and white in turn. */
export const Band = () => (
  <svg className="mt-1 block h-3.5 w-full" aria-hidden="true">
    <defs>
      <pattern id="knights-band" width="16" height="14" patternUnits="userSpaceOnUse">
        <path
          d="M0 12.500V10.500c2.500 0 3.200-2 3.200-4.500S4.500 2 8 1.800c3.500.2 4.800 1.700 4.800 4.200s.7 4.500 3.200 4.500v2z"
          fill="var(--lapis)"
        />
        <path
          d="M0 10.500c2.500 0 3.200-2 3.200-4.500S4.500 2 8 1.800c3.500.2 4.800 1.700 4.800 4.200s.7 4.500 3.200 4.500"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="0.9"
        />
        <circle cx="0" cy="4.600" r="1.200" fill="var(--act)" />
        <circle cx="16" cy="4.600" r="1.200" fill="var(--act)" />
      </pattern>
    </defs>
    <rect width="100%" height="14" fill="url(#knights-band)" />
    <rect width="100%" height="1.300" fill="var(--ink)" />
    <rect y="12.600" width="100%" height="1" fill="var(--ink)" />
  </svg>
);
