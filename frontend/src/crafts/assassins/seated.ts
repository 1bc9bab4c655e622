/** The headgear and the gear of the figure by the fire of the first page. */
export const seated = 'M-16-10C-18-30-10-46 2-48 12-48 18-38 17-26 16-18 13-12 9-12-2-8-8-6-16-10z';
