/** Keys of local storage that make the first page differ from a new visitor's, besides theme and light. */
export const RETURNING_KEYS = {
  token: 'auth_token',
  claims: 'guest_claims',
  claim: 'guest_claim',
  autoScale: 'auto_scale',
  scale: 'scale',
} as const;

/**
 * The first page is prerendered for a new visitor (written-page.tsx). Before the first paint, after the light has been
 * set, this function sets `data-page`: 'written' for a new visitor, else 'own', and then the style sheet hides the
 * prerendered page. It marks a button that is pressed before the script has loaded. It is inlined as text, like
 * `setFirstLight`, so it must not refer to anything outside itself.
 */
export const detectFirstVisit = (telling: typeof RETURNING_KEYS): void => {
  const { documentElement: page } = document;
  const keepsNothing = (): boolean => {
    try {
      return Object.values(telling).every((key) => localStorage.getItem(key) === null);
    } catch {
      return true;
    }
  };
  // The state of the address, as the router keeps it: the form is open for a guest who leaves to sign up.
  const brings = (history.state as { readonly usr?: { readonly signUp?: unknown } | null } | null)?.usr?.signUp;
  const opensFirst =
    location.pathname === '/' && !new URLSearchParams(location.search).has('step') && (brings ?? null) === null;
  page.dataset['page'] = opensFirst && page.dataset['theme'] === 'default' && keepsNothing() ? 'written' : 'own';
  document.addEventListener('click', ({ target }) => {
    if (page.dataset['page'] !== 'written' || !(target instanceof Element)) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    target.closest('button')?.setAttribute('data-pressed', '');
  });
};
