/** A meander between two rules. */
export const Band = () => (
  <svg className="mt-1 block h-3.5 w-full" aria-hidden="true">
    <defs>
      <pattern id="empire-band" width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M0 10.500H11V3.500H4V8H7.500V6" fill="none" stroke="var(--act)" strokeWidth="1.300" />
        <path d="M11 10.500H14" stroke="var(--act)" strokeWidth="1.300" />
      </pattern>
    </defs>
    <rect y="0" width="100%" height="1.500" fill="var(--ink)" />
    <rect width="100%" height="14" fill="url(#empire-band)" />
    <rect y="12.800" width="100%" height="1" fill="var(--ink)" />
  </svg>
);
