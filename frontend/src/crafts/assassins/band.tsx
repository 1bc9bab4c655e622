/** A scale with its parts pricked off, as at the foot of a measured drawing. */
export const Band = () => (
  <svg className="mt-1 block h-3.5 w-full" aria-hidden="true">
    <defs>
      <pattern id="assassins-band" width="80" height="14" patternUnits="userSpaceOnUse">
        <path d="M.5 1v12" stroke="var(--ink)" strokeWidth="1" />
        <path d="M40.500 5v8" stroke="var(--ink)" strokeWidth="0.8" />
        <path
          d="M8.500 9.500V13M16.500 9.500V13M24.500 9.500V13M32.500 9.500V13M48.500 9.500V13M56.500 9.500V13M64.500 9.500V13M72.500 9.500V13"
          stroke="var(--faded)"
          strokeWidth="0.7"
        />
        <path d="M.5 11Q20.500-4 40.500 11 60.500-4 80.500 11" fill="none" stroke="var(--act)" strokeWidth="0.8" />
      </pattern>
    </defs>
    <rect width="100%" height="14" fill="url(#assassins-band)" />
    <rect y="12.800" width="100%" height="1" fill="var(--ink)" />
  </svg>
);
