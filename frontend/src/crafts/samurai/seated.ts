/** The headgear and the gear of the figure by the fire of the first page. */
export const seated =
  'M-9-36C-6-42 8-42 11-35L10-30-8-31zM-4-41C-5-50 6-52 7-46 7-43 4-41 1-40zM-26 6L-48-10-46.5-12-24 3z';
