/** Keys of local storage under which a device keeps what makes the first page another than a new visitor's, beside what it is read by. */
export const RETURNING_KEYS = { token: 'auth_token', autoScale: 'auto_scale', scale: 'scale' } as const;

/**
 * The first page is written before its script, for a new visitor (written-page.tsx). Says before anything is painted
 * whether this is one, after the light has been set: `data-page` is 'written' then, else 'own', and the style sheet
 * hides what was written. A button that is pressed before the script has come is marked for it. Packed as text, like
 * `setFirstLight`: it names nothing that stands outside of it.
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
  // What the router was handed along: a guest who leaves to sign up finds the form open.
  const brings = (history.state as { readonly usr?: unknown } | null)?.usr;
  const opensFirst =
    location.pathname === '/' && !new URLSearchParams(location.search).has('step') && (brings ?? null) === null;
  page.dataset['page'] = opensFirst && page.dataset['theme'] === 'default' && keepsNothing() ? 'written' : 'own';
  document.addEventListener('click', ({ target }) => {
    if (page.dataset['page'] !== 'written' || !(target instanceof Element)) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    target.closest('button')?.setAttribute('data-pressed', '');
  });
};
