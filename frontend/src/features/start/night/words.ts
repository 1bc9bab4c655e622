import { type Difficulty } from '#game/model/character.js';

/** The texts of each difficulty by night: its fire, and what it forgives. */
export const BY_NIGHT: Readonly<Record<Difficulty, string>> = {
  forgiving: 'A hearth with walls around it. Take a wrong turn and you may take it back.',
  normal: 'A fire in open country. What you do stays done, and the story remembers.',
  hardcore: 'One candle, and wind. It punishes, and death is the end of the tale.',
};
