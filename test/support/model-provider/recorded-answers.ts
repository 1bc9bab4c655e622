/**
 * Good answers, written by hand in the manner of a model; no model has said them. They name nobody and give no numbers,
 * so that they fit any turn.
 */
export const PROSE_BY_HAND: readonly string[] = [
  'You went down to the water before the others woke. Mist lay on it, and nothing moved but a heron. You took what the morning gave you, and asked it for no more.',
  'The path had been walked by many feet, and none of them lately. You followed it until the light went. Then you sat with your back to a stone and listened to the wind turn.',
  'It was quickly done. Your hands knew the work, though they shook a little after it. Somewhere behind you a dog barked, twice, and was still.',
  'Nobody spoke for a while. Smoke drifted over the roofs, and a child carried water past without looking up. You understood that you had been heard, and that it would be remembered.',
  'Rain came over the hills in the afternoon. You had been wet before. You pulled the cloak closer, counted what was left, and went on with it.',
];

/** The same answer for the same call, another one for the next. */
export const proseByHand = (call: number): string => PROSE_BY_HAND[call % PROSE_BY_HAND.length] ?? '';
