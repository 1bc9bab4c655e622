/** The hero's fall in a game that can take turns back: nothing more is told. */
export const FALLEN: readonly string[] = [
  'You fell, and the page goes no further than that. It can still be turned back.',
  'There you fell. The leaf after this one is blank; the leaves before it are not, and you may turn back to one of them.',
  'That was where you fell. Turn back a leaf, and it has not happened yet.',
];
