import { type Hand } from '../../model/content/hand.js';

/** The tally: a cut first, short sentences, and a word to the ring last. */
export const barbarianHand: Hand = {
  opening: {
    forms: ['<cut>: {any}', '{end}; <order>.'],
    pools: {
      cut: [
        'Cut one',
        'One red notch',
        'Bend a finger',
        'Count this',
        'One more for the stick',
        'Cut deep here',
        'A notch for this',
      ],
      order: ['hold up a hand', 'count them, you small ones', 'leave room on the log', 'cut it in the stick'],
    },
  },
  deed: {
    forms: ['<cut>: {any}', '{end}; <order>.', '{end}, and <dead>.'],
    pools: {
      cut: ['Cut one', 'One notch', 'Bend a finger', 'One for ours', 'Count it', 'A red notch'],
      order: [
        'put it on the stick in red',
        'fold that finger',
        'move over',
        'give the stick to the next',
        'hold up the thumb',
        'put a small notch for it',
      ],
      dead: ['our dead saw it', 'the stick has it', 'our dead moved over on the log', 'it was ours to carry'],
    },
  },
  way: {
    forms: ['<cut>: {any}'],
    pools: {
      cut: [
        'One way, and ours on it',
        'Cut one for the feet',
        'Two feet',
        'One more walk',
        'Count the steps',
        'A long notch',
        'One more road',
      ],
    },
  },
  splits: true,
};
