import { type Grammar } from '../../../model/content/clauses.js';

/** Who goes along, at the opening of a saga: {mate}, and {mate.who} they are, as their description says it. */
export const SET_OUT_WITH: Grammar = {
  forms: [
    '{mate} <went> with you: {mate.who}.',
    'With you <went> {mate}: {mate.who}.',
    'You were not alone: {mate} <went> with you, {mate.who}.',
  ],
  pools: { went: ['went', 'came', 'set out'] },
};

/** What a person who goes along did where nobody fought: {mate}. */
export const HELPED_PEOPLE: Grammar = {
  forms: ['{mate} <helped><end>.', 'But for {mate}, who <helped>, you would have been hurt.'],
  pools: {
    helped: [
      'took a knock that was meant for you',
      'was hurt in your place',
      'got hurt in helping you',
      'pushed you aside and was hit',
      'caught you as you fell, and was bruised by it',
      'stood in front of you, and paid for it',
      'pulled you back, and was scratched for it',
    ],
    end: [
      '',
      ', and said nothing about it afterwards',
      ', and limped for it',
      ', and you were glad',
      ', and would not be thanked',
      ', and thought no more of it',
    ],
  },
};
/** What somebody who goes along did in a fight: {mate}. Of people, and of beasts and birds. */
export const FOUGHT_PEOPLE: Grammar = {
  forms: ['{mate} <fought><end>.', 'You were not alone in it: {mate} <fought>.'],
  pools: {
    fought: [
      'stood at your shoulder',
      'took the other side',
      'took the worst of it',
      'went in before you did',
      'kept them off your back',
      'hit first and explained nothing',
      'got between you and the worst of it',
      'did a good half of the work',
      'was where you needed somebody to be',
    ],
    end: [
      '',
      ', and said nothing about it afterwards',
      ', and came out of it breathing hard',
      ', and you were glad',
      ', and was pleased with it for hours',
      ', and thought no more of it',
    ],
  },
};
export const FOUGHT_BEASTS: Grammar = {
  forms: ['{mate} <fought><end>.'],
  pools: {
    fought: [
      'went for them',
      'fought as well as anybody',
      'got in among them',
      'came in at the right moment',
      'drew blood',
      'would not be driven off',
      'made more noise than an army',
      'took a share in it',
    ],
    end: [
      '',
      ', and had to be called off',
      ', and came back to you afterwards',
      ', and looked to you for praise',
      ', and it turned the thing',
      ', and shook all over when it was done',
    ],
  },
};
