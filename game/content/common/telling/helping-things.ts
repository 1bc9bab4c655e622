/** What a carried thing had to do with a deed that went well, by its use: {thing} with its article, small letter first. */
export const HELPING_THINGS: Readonly<Record<'raises' | 'eases', readonly string[]>> = {
  raises: [
    'It went better for having {thing} with you.',
    'Without {thing} you would have been a little too slow.',
    'You had reckoned with {thing}, and it was that which made the difference.',
    'You carried {thing} differently after that.',
    'The weight of {thing} had steadied you.',
    'It was {thing} that had tipped it.',
    'You were glad of {thing}, and put it back with some care.',
    'There had been days when you would have left {thing} behind.',
    'With {thing} you were as good as somebody better.',
    'You owed a part of that to {thing}, and knew it.',
  ],
  eases: [
    'What made it easy was {thing}.',
    'For that one needs {thing}, and you had it.',
    'You had {thing} out before you had thought of it.',
    'It was the sort of thing that {thing} is for.',
    'Half of the work was done by {thing}.',
    'Somebody without {thing} would be at it still.',
    'It is soon done, with {thing}.',
    'You would not have begun on it without {thing}.',
    'For once {thing} had been worth the carrying.',
    'There is no art in it if one has {thing}.',
  ],
};
