/** Acts on the button that was pressed last before the script had come (`meetVisitor`). */
export const replayEarlyClick = (): void => {
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
};
