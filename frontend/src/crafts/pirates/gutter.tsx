/** Between the pages: a rope, laid right-handed. */
export const Gutter = () => (
  <svg className="h-full w-full" aria-hidden="true">
    <defs>
      <pattern id="pirates-gutter" x="4.500" width="11" height="11" patternUnits="userSpaceOnUse">
        <rect width="11" height="11" fill="var(--rope)" />
        <path d="M0 11C1 6.500 10 4.500 11 0v4C10 8.500 1 10.500 0 15z" fill="var(--paper)" opacity="0.35" />
        <path
          d="M0 11C1 6.500 10 4.500 11 0M0 22C1 17.500 10 15.500 11 11M0 13.400C2 10 9 7.500 11 4"
          fill="none"
          stroke="var(--rope-lay)"
          strokeWidth="1"
        />
      </pattern>
    </defs>
    <rect x="4.500" width="11" height="100%" fill="url(#pirates-gutter)" />
    <rect x="3.900" width="1.200" height="100%" fill="var(--rope-lay)" />
    <rect x="14.900" width="1.200" height="100%" fill="var(--rope-lay)" />
  </svg>
);
