const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null);

/** The origin of the page that frames this one, by what the browser says; null where it says nothing, or nobody frames it. */
export const parentOrigin = (
  { parent, self, location }: Pick<Window, 'parent' | 'self' | 'location'>,
  referrer: string,
): string | null => {
  if (parent === self) return null;
  // Firefox has no list of ancestors. A page that sends no referrer stays unknown, and gets no message.
  const ancestors = location.ancestorOrigins as DOMStringList | undefined;
  const origin = ancestors?.[0] ?? originOf(referrer);
  return origin === 'null' ? null : origin;
};

/** @param allowed EMBED_ALLOWED_ORIGINS; '*': all */
export const isAllowed = (origin: string, allowed: readonly string[]): boolean =>
  allowed.includes('*') || allowed.includes(origin);
