/** A dot: filled, or only an outline. */
export const Mark = ({ filled, bonus = false }: { readonly filled: boolean; readonly bonus?: boolean }) =>
  filled ? (
    <circle
      cx="6.500"
      cy="7"
      r="4"
      fill={bonus ? 'var(--act)' : 'var(--ink)'}
      stroke={bonus ? 'var(--act)' : 'var(--ink)'}
      strokeWidth="1"
    />
  ) : (
    <circle cx="6.500" cy="7" r="4" fill="none" stroke="var(--shade)" strokeWidth="0.9" />
  );
