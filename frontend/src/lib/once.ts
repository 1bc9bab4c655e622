/** A value that is computed when it is first asked for, and then kept: formatters of Intl take 5 ms each, which a page should not wait for as it loads. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};
