/** The reason why 'Continue to Backstory' is disabled; on a phone only the first missing field, in a line above it. */
export const MissingFields = ({ missing }: { readonly missing: readonly string[] }) => {
  const more = missing.length - 1;
  if (more < 0) return null;
  return (
    <p className="caption order-first basis-full text-right text-note md:order-none md:flex-1 md:basis-0 md:self-center md:text-body">
      Still wanting:{' '}
      <span className="md:hidden">{more === 0 ? missing[0] : `${missing[0] ?? ''} and ${more} more`}</span>
      <span className="hidden md:inline">{missing.join(', ')}</span>.
    </p>
  );
};
