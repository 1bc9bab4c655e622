import { type Grammar } from '../../../model/content/clauses.js';

/** How a deed that somebody else began to tell came out. */
export interface OutcomeGrammars {
  readonly success: Grammar;
  readonly failure: Grammar;
}

const FORMS: Grammar['forms'] = ['<end> <it>.', '<it>, <then>.', '<end> <it>, <then>.', '<it>; <end> <it2>.'];

const DEED: OutcomeGrammars = {
  success: {
    forms: FORMS,
    pools: {
      end: ['in the end', 'when all was done', 'before long', 'at last', 'by and by', 'a little later', 'all the same'],
      it: [
        'it went as you had meant it to',
        'it came out on your side',
        'the thing was done',
        'you carried it off',
        'you had your way in it',
        'it turned out well enough',
        'nothing stood against you any more',
        'you were done with it',
      ],
      it2: ['nobody stood in your way', 'you could let it rest', 'there was no more to do', 'you stood easier'],
      then: [
        'and you let your breath go',
        'and nobody could say otherwise',
        'with less trouble than you had feared',
        'and your hands were almost steady',
        'though it had hung by little',
        'and you did not ask for more',
        'and you stood a moment longer than you needed',
        'and that was the end of it',
      ],
    },
  },
  failure: {
    forms: FORMS,
    pools: {
      end: ['in the end', 'when all was done', 'whatever you did', 'for all that', 'at the last moment', 'by and by'],
      it: [
        'it came to nothing',
        'it went against you',
        'it was not enough',
        'it did not go as you had meant it to',
        'you had to let it go',
        'you came off the worse',
        'it slipped away from you',
        'you were no further than before',
      ],
      it2: ['there was nothing to be done', 'you stood where you had begun', 'it was past mending'],
      then: [
        'and you knew it before it was over',
        'by less than you cared to think of',
        'and you said nothing of it',
        'though it had not wanted much',
        'and that had to be borne',
        'and there was no use in pretending otherwise',
        'and you would remember where it went wrong',
        'and you looked at the ground for a while',
      ],
    },
  },
};

const MOVE: OutcomeGrammars = {
  success: {
    forms: FORMS,
    pools: {
      end: ['in the end', 'a good while later', 'after a last stretch', 'sooner than you had thought', 'by and by'],
      it: [
        'you were where you had meant to be',
        'the way lay behind you',
        'you came out where you had wanted to',
        'you had come through',
        'you could stop and look about you',
        'that much of the way was done',
      ],
      it2: ['there was nothing more in the way', 'there was no need to hurry', 'you had got there', 'you stood still'],
      then: [
        'and nothing had barred it',
        'and you looked back once',
        'and you let your shoulders down',
        'and it had been a way like others',
        'and you took in what lay round you',
        'and you were not sorry to stop',
      ],
    },
  },
  failure: {
    forms: FORMS,
    pools: {
      end: ['in the end', 'a long while later', 'after the worst of it', 'later than you had thought', 'by and by'],
      it: [
        'you got there, and not as you had meant to',
        'you came through, but the way had made you pay for it',
        'the way let you by, after it had had the better of you',
        'you were across, with little to be proud of',
        'you had arrived, at a price',
      ],
      it2: ['you did not look back at it', 'you had had enough of it', 'you counted what it had cost'],
      then: [
        'and you were in no hurry to do it again',
        'and it could have been worse',
        'and you stood there until your breath came back',
        'and you did not call it luck',
        'and you thought of other ways that you might have gone',
      ],
    },
  },
};

const REST: OutcomeGrammars = {
  success: {
    forms: FORMS,
    pools: {
      end: ['in the end', 'when you got up again', 'after that', 'by and by', 'for once'],
      it: [
        'the rest did you good',
        'you had your rest',
        'you were the better for it',
        'nothing came to disturb it',
        'it was rest, and it was enough',
      ],
      it2: ['you were ready to go on', 'things weighed less', 'your head was clear', 'you felt your strength'],
      then: [
        'and you made it last',
        'and that was more than you had hoped for',
        'and the world was still there',
        'and you did not grudge the time',
        'and you rolled up what you had lain on',
      ],
    },
  },
  failure: {
    forms: FORMS,
    pools: {
      end: ['in the end', 'when you got up again', 'for all that', 'by and by', 'hour by hour'],
      it: [
        'there was no rest in it',
        'you were no better for it',
        'it did you little good',
        'you lay awake more than you slept',
        'it was not the rest that you had wanted',
      ],
      it2: ['you gave it up', 'you were as tired as before', 'there was no use in lying there', 'you got to your feet'],
      then: [
        'and you felt it in your back',
        'and the time was gone all the same',
        'and you were glad when it was over',
        'and you told yourself that the next would be better',
        'and you listened to things that were nothing',
      ],
    },
  },
};

export const OUTCOMES = { move: MOVE, rest: REST, deed: DEED } as const;
