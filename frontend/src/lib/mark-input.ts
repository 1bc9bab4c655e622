/** Marks the page with the kind of input. Tabs take the focus by script, and a browser then shows the focus ring even to a user who taps. */
export const markInput = (root: HTMLElement): void => {
  document.addEventListener('pointerdown', () => (root.dataset['input'] = 'pointer'), true);
  document.addEventListener('keydown', () => (root.dataset['input'] = 'keys'), true);
};
