/** {coins}: number and coin, as 'four pieces of silver'. Found lying, or had from somebody. */
export const COINS_FOUND: readonly string[] = [
  'In among it all lay {coins}, and nobody to ask whose.',
  'It left you {coins} the richer.',
  'Something winked at you from the ground: {coins}.',
  'You stooped, when it was over, for {coins}.',
  'You found, where you had not looked for any, {coins}.',
  'You came away {coins} better off.',
  'Somebody had been careless there, to the amount of {coins}.',
  'You put down a hand to steady yourself, and it closed on {coins}.',
  'There was a rag there with a knot in it, and in the knot {coins}.',
  'You turned a thing over with your foot, out of idleness, and it had been lying on {coins}.',
  'It chinked when you sat down: you were sitting on {coins}.',
  'Somebody had dropped {coins} there, and gone on.',
  'You pulled at a bit of string, and on the other end of it came {coins}.',
];
export const COINS_GIVEN: readonly string[] = [
  'Nobody would hear of your leaving without {coins}.',
  'Somebody pressed {coins} into your hand.',
  'By the end you had {coins} that had been somebody else’s, and no hard feelings.',
  'You were given {coins} for your trouble.',
  'When you left you had {coins} more than when you came.',
  'You put away {coins}, with thanks on both sides.',
  'They made you take {coins}, and you were not hard to make.',
  'After some talk of thanks you were handed {coins}.',
  'What the thanks came to, in your palm, was {coins}.',
  'You went off with {coins}, and there had been no need to ask.',
];
export const COINS_LOST: readonly string[] = [
  'You had {coins} less when all was paid.',
  'Your purse was the lighter by {coins}.',
  'When you came to count, you were {coins} short.',
  'You paid for it, in the end, with {coins}.',
  'Somewhere in all that {coins} had gone from you.',
  'It came to {coins}, with one thing and another.',
  'There went {coins}.',
  'What it had cost was {coins}, and some colour in the face.',
  'You were made the poorer by {coins}.',
  'Of what you had brought with you, {coins} stayed behind.',
  'You never did find out what had become of {coins}.',
  'The price of all that was {coins}, and nobody wrote it down.',
  'It took {coins} to be done with it.',
  'You had come with {coins} more than you left with.',
  'You would have to get on without {coins}.',
  'That left a gap in your purse the size of {coins}.',
];

/** {things}: with their articles, as 'a whetstone'. */
export const THINGS_LOST: readonly string[] = [
  'You parted with {things}.',
  'It was the last that you saw of one possession: {things}.',
  'You no longer had {things} to carry.',
  'Whoever has {things} now, it is not you.',
  'You were the less burdened by {things}, and had not asked to be.',
  'You would be reaching for {things}, from habit, for some time to come.',
];

/** {who}: names joined. */
export const JOINED: readonly string[] = [
  '{who} came along with you from there.',
  'From then on you had company: {who}.',
  'You went on in company, which is to say with {who}.',
  'There was room beside you, and it was filled by {who}.',
  'After that, whichever way you went, it was together with {who}.',
];
export const LEFT: readonly string[] = [
  '{who} went no further with you.',
  'You went on without {who}.',
  'When you looked round for {who} there was only the road.',
  'There you and {who} parted.',
  'You had got used to {who}, and had now to get used to the other thing.',
  'From there on you did without {who}.',
];
