/** Between the pages: the sewing of the book. */
export const Gutter = () => (
  <svg className="h-full w-full" aria-hidden="true">
    <defs>
      <pattern id="house-gutter" width="20" height="56" patternUnits="userSpaceOnUse">
        <path d="M10 6L13.500 12 10 18 6.500 12z" fill="var(--act)" />
        <path d="M10 22v28" stroke="var(--ink)" strokeWidth="1" strokeLinecap="round" />
        <circle cx="10" cy="21" r="1.300" fill="var(--ink)" />
        <circle cx="10" cy="51" r="1.300" fill="var(--ink)" />
        <circle cx="10" cy="0" r="0.9" fill="var(--act)" />
      </pattern>
    </defs>
    <rect x="0" width="1" height="100%" fill="var(--ink)" />
    <rect x="2.500" width="0.7" height="100%" fill="var(--rule)" />
    <rect width="20" height="100%" fill="url(#house-gutter)" />
    <rect x="16.800" width="0.7" height="100%" fill="var(--rule)" />
    <rect x="19" width="1" height="100%" fill="var(--ink)" />
  </svg>
);
