/** Stands for a hidden name in the sentences of the screen. */
const HIDDEN_NAME = 'Hero';

/** The character as a screen of staff shows it: the server leaves a hidden name empty. */
export const shownHero = <C extends { readonly name: string }>(character: C, masked: boolean): C =>
  masked ? { ...character, name: HIDDEN_NAME } : character;
