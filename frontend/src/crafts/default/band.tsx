/** Under a heading: a thick and a thin rule with a row of lozenges between them. */
export const Band = () => (
  <svg className="mt-1 block h-3.5 w-full" aria-hidden="true">
    <defs>
      <pattern id="house-band" width="28" height="14" patternUnits="userSpaceOnUse">
        <path d="M14 3.500L18 7l-4 3.500L10 7z" fill="var(--act)" />
        <circle cx="0" cy="7" r="1.100" fill="var(--ink)" />
        <circle cx="28" cy="7" r="1.100" fill="var(--ink)" />
      </pattern>
    </defs>
    <rect y="0" width="100%" height="1.500" fill="var(--ink)" />
    <rect width="100%" height="14" fill="url(#house-band)" />
    <rect y="13" width="100%" height="0.8" fill="var(--ink)" />
  </svg>
);
