import { type Character, type ChoicesView } from '#contracts/session/views.js';

export const isGameOver = (
  { gameOver, hitPoints }: Pick<Character, 'gameOver' | 'hitPoints'>,
  choices: Pick<ChoicesView, 'gameOver'> | undefined,
): boolean => gameOver || choices?.gameOver === true || hitPoints <= 0;
