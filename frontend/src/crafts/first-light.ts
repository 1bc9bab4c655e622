/** The keys of local storage for the chosen theme and light. */
export const READ_BY = { theme: 'theme', light: 'light' } as const;

/**
 * Sets theme, light and the browser's own colour before anything is painted. Its text is built into a separate script
 * (vite.config.ts), so it must not refer to anything outside itself.
 */
export const setFirstLight = (keys: typeof READ_BY): void => {
  const { documentElement: page } = document;
  const kept = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const light = kept(keys.light);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  page.dataset['theme'] = kept(keys.theme) ?? 'default';
  page.dataset['light'] = light === 'day' || light === 'night' ? light : system;
  const paper = getComputedStyle(page).getPropertyValue('--paper').trim();
  if (paper !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
};
