/** Clicks the button that the visitor pressed last before the script had loaded (`meetVisitor`). */
export const replayEarlyClick = (): void => {
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
};
