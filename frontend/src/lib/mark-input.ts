/** Tabs take the focus by script, also under a finger, and a browser shows the ring of such a focus to everyone: the page says who points. */
export const markInput = (root: HTMLElement): void => {
  document.addEventListener('pointerdown', () => (root.dataset['input'] = 'pointer'), true);
  document.addEventListener('keydown', () => (root.dataset['input'] = 'keys'), true);
};
