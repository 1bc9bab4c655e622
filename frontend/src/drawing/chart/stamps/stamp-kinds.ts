/** The kinds of stamps for terrain. */
export const STAMPS = [
  'mountain',
  'hill',
  'conifer',
  'broadleaf',
  'palm',
  'cypress',
  'cloudPine',
  'grass',
  'dune',
  'reeds',
  'sand',
  'wave',
] as const;
export type StampKind = (typeof STAMPS)[number];
