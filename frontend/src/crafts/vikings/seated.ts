/** The headgear and the gear of the figure by the fire of the first page. */
export const seated =
  'M-12-27C-12-38-5-43 1-43 8-43 13-37 13-28L14-24 10-23 9-28H-9L-10-22-14-23zM-22 30V-44h3V30zM-19-44C-10-50-6-46-4-40-8-34-12-32-19-32z';
