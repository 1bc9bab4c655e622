/** The headgear and the gear of the figure by the fire of the first page. */
export const seated =
  'M-12-15L-13-30C-12-40-5-45 1-45 8-45 14-40 14-30L13-15 6-12H-6zM-36 32V-30h3V32zM-42-16h15v3h-15zM-35.5-36h2v6h-2z';
