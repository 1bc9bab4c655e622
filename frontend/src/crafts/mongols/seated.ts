/** The headgear and the gear of the figure by the fire of the first page. */
export const seated =
  'M-13-26L-14-31Q-8-33-6-36L1-54 8-36Q10-33 15-31L14-26Q0-30-13-26zM24-46C34-30 36 0 26 24L24 23C32 0 31-28 22-44z';
