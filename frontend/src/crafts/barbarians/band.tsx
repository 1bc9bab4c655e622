/** Points of ochre from a fingertip, and the teeth of a ridge. */
export const Band = () => (
  <svg className="mt-1 block h-3.5 w-full" aria-hidden="true">
    <defs>
      <pattern id="barbarians-band" width="48" height="14" patternUnits="userSpaceOnUse">
        <path
          d="M-2 11L6 3.500 12 10.500 18.500 3 24.500 10.800 30 4 36 10.500 42.500 3.200 50 11"
          fill="none"
          stroke="var(--act)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <circle cx="12.200" cy="4" r="1.500" fill="var(--ink)" />
        <circle cx="24.300" cy="3.700" r="1.700" fill="var(--ink)" />
        <circle cx="36.200" cy="4.100" r="1.500" fill="var(--ink)" />
        <circle cx="0" cy="4" r="1.600" fill="var(--ink)" />
        <circle cx="48" cy="4" r="1.600" fill="var(--ink)" />
      </pattern>
    </defs>
    <rect width="100%" height="13" fill="url(#barbarians-band)" />
    <rect y="13" width="100%" height="1" fill="var(--ink)" opacity="0.7" />
  </svg>
);
