/** The headgear and the gear of the figure by the fire of the first page. */
export const seated =
  'M-12-22C-13-36-6-42 1-42 9-42 14-35 13-26L9-27-9-27-10-18zM-17-30C-20-46-6-56 8-52 14-50 17-44 16-38 10-44 2-46-4-43-10-40-13-34-13-26z';
