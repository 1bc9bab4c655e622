/** Acts on the button that was pressed last before the script had come (`meetVisitor`). */
export const pressAgain = (): void => {
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
};
