import { type Hand } from '../../model/content/hand.js';

/** A deposition: asked and answered inside the sentence, and what happened in the room at its end. */
export const assassinHand: Hand = {
  opening: {
    forms: ['<asked> that {any}', '<agreed>: {any}', '{end}; <tested>.'],
    pools: {
      asked: [
        'Asked what stood there, you said',
        'Asked what you saw first, you said',
        'Asked to begin again from there, you said',
        'You deposed',
        'Pressed as to the place, you answered',
        'Shown the place on my plan, you said',
        'Asked who was there, you answered',
      ],
      agreed: ['Agreed, and shown on my plan', 'Deposed', 'Agreed', 'Shown to the court, and agreed'],
      tested: [
        'so deposed',
        'asked again, you used the same words',
        'the court asked for it twice',
        'I have been there, and it fits',
      ],
    },
  },
  deed: {
    forms: ['<asked> that {any}', '<agreed>: {any}', '{end}; <tested>.', '{end}, and <room>.'],
    pools: {
      asked: [
        'Asked what you did, you said',
        'You deposed',
        'Pressed by the court, you answered',
        'Asked how, you answered',
        'Asked what came of it, you said',
        'Asked a second time, you said',
      ],
      agreed: ['Deposed', 'Agreed', 'Asked, and answered at once'],
      tested: [
        'so deposed',
        'asked again, you said the same',
        'the court did not press you',
        'I have tested it, and it can be done',
      ],
      room: [
        'here you moved the inkwell',
        'here you asked for water',
        'you did not look up from the table as you said it',
        'you showed us the hand',
      ],
    },
  },
  way: {
    forms: ['<asked> that {any}', '<agreed>: {any}'],
    pools: {
      asked: [
        'Asked which way you went, you said',
        'Asked how you came there, you answered',
        'You deposed',
        'Shown my plan of the way, you said',
        'Asked to show it on my plan, you said',
        'Pressed as to the way, you answered',
        'Asked who saw you pass, you said only',
      ],
      agreed: ['Agreed, as to the way', 'Shown on my plan', 'Deposed, as to the way', 'Asked, and shown with a finger'],
    },
  },
};
