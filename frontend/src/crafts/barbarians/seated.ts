/** The headgear and the gear of the figure by the fire of the first page. */
export const seated =
  'M-13-22C-18-34-8-44 1-43 10-43 17-34 14-22L18-12 10-18-9-18-18-10zM-9-40C-20-46-20-56-14-60-14-52-8-48-4-43zM9-41C18-48 18-57 12-61 13-53 8-48 4-43z';
