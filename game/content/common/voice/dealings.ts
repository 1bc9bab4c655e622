/** {things}: with their articles, as 'a whetstone'. */
export const THINGS_LOST: readonly string[] = ['You parted with {things}.', 'You no longer had {things} to carry.'];

/** {who}: names joined. */
export const JOINED: readonly string[] = [
  '{who} came along with you from there.',
  'From then on you had company: {who}.',
  'After that, whichever way you went, it was together with {who}.',
];
export const LEFT: readonly string[] = [
  '{who} went no further with you.',
  'You went on without {who}.',
  'There you and {who} parted.',
  'From there on you did without {who}.',
];
