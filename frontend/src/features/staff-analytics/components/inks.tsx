const SIZE = 6;

/** Fills as an engraver has them: solid, hatched, dotted and blank. */
export const Inks = ({ id }: { readonly id: string }) => (
  <defs>
    {(['ink', 'act'] as const).map((name) => (
      <pattern key={name} id={`${id}-${name}`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
        <rect width={SIZE} height={SIZE} fill={`var(--${name})`} />
      </pattern>
    ))}
    <pattern
      id={`${id}-hatched`}
      width={SIZE}
      height={SIZE}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={SIZE} height={SIZE} fill="var(--leaf)" />
      <path d={`M0 0V${SIZE}`} stroke="var(--ink)" strokeWidth="1.6" />
    </pattern>
    <pattern id={`${id}-dotted`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
      <rect width={SIZE} height={SIZE} fill="var(--leaf)" />
      <circle cx={SIZE / 2} cy={SIZE / 2} r="1.1" fill="var(--ink)" />
    </pattern>
    <pattern id={`${id}-blank`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
      <rect width={SIZE} height={SIZE} fill="var(--leaf)" />
    </pattern>
  </defs>
);
