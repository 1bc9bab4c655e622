/** The headgear and the gear of the figure by the fire of the first page. */
export const seated =
  'M-24-34C-18-46-6-46 1-42 8-48 20-46 26-36 18-32 10-30 1-30-8-30-18-30-24-34zM4-43C12-56 24-56 30-50 22-50 16-46 12-41z';
