import { type Grammar } from '../../../model/content/clauses.js';

type Acted = 'fought' | 'warned' | 'tired';

/** What somebody who goes along did where nobody fought: {mate}. Of people, and of beasts and birds. */
export const HELPED_PEOPLE: Grammar = {
  forms: ['{mate} <helped><end>.', 'But for {mate}, who <helped>, it would have gone worse.'],
  pools: {
    helped: [
      'took the worst of it',
      'had hold of you before you were all the way down',
      'got an arm under you',
      'broke the fall for you',
      'went first, and paid for it',
      'did a good half of the work',
      'pulled you out by the collar',
      'was where you needed somebody to be',
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
export const HELPED_BEASTS: Grammar = {
  forms: ['{mate} <helped><end>.'],
  pools: {
    helped: [
      'took the worst of it',
      'got between you and the worst of it',
      'broke the fall for you',
      'kept still, to be held on to',
      'made such a noise that you looked up in time',
      'came back for you',
      'had a bad time of it on your account',
      'would not leave you there',
    ],
    end: [
      '',
      ', and shook all over when it was done',
      ', and looked to you for praise',
      ', and was the worse for it',
      ', and you said a word or two',
    ],
  },
};

/** What somebody who goes along did, by name: {mate}. Of people, and of beasts and birds. */
export const ACTED_PEOPLE: Readonly<Record<Acted, Grammar>> = {
  fought: {
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
  },
  warned: {
    forms: ['{mate} <warned><end>.', 'You were not taken unawares: {mate} <warned>.'],
    pools: {
      warned: [
        'had stopped talking and was looking ahead',
        'caught your sleeve and pointed with a thumb',
        'said one word, very low',
        'held up a hand for quiet',
        'had seen something move',
        'had caught a smell on the air',
        'told you to go slowly',
        'whistled once',
        'had heard something over the noise that you made',
      ],
      end: [
        '',
        ', and you slowed down',
        ', and you looked where you were told to',
        ', and you had time to think',
        ', and made no more of it',
      ],
    },
  },
  tired: {
    forms: ['{mate} <tired><end>.', 'You saw that {mate} <tired>.'],
    pools: {
      tired: [
        'was tired',
        'had begun to lag',
        'had stopped talking',
        'walked with eyes on the ground',
        'was near the end of what could be asked',
        'sat down without being told to',
        'had had a bad time of it',
        'leaned on whatever there was',
        'answered a question late',
        'was walking on one heel',
        'had gone a bad colour',
        'shifted the load for the third time',
        'got up in two stages',
      ],
      end: [
        '',
        ', and would not say so',
        ', and it was no wonder',
        ', and you went slower',
        ', and there was no help for it yet',
        ', and you took some of the load',
      ],
    },
  },
};
export const ACTED_BEASTS: Readonly<Record<Acted, Grammar>> = {
  fought: {
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
  },
  warned: {
    forms: [
      '{mate} <warned><end>.',
      'You were not taken unawares: {mate} <warned>.',
      'You had been given notice: {mate} <warned>.',
    ],
    pools: {
      warned: [
        'had looked round before there was anything to see',
        'had heard a sound that did not belong there',
        'had called out before you saw anything, and would not be hushed',
        'had grown restless some way back',
        'had gone quite still, facing the one way',
        'had made a low noise, twice',
        'had stopped eating in order to listen',
        'had drawn in close against you',
        'had been staring past your shoulder for some time',
        'had been uneasy for some time',
        'would not settle, and kept turning to one side',
        'would not be coaxed any nearer',
        'had come back to you in a hurry, from in front',
        'had given one cry and no second',
      ],
      end: [
        '',
        ', and you slowed down',
        ', and you looked the same way',
        ', and you had time to think',
        ', and you went with more care',
        ', and you were the readier for it',
      ],
    },
  },
  tired: {
    forms: ['{mate} <tired><end>.', 'You saw that {mate} <tired>.'],
    pools: {
      tired: [
        'was tired',
        'had begun to lag',
        'had gone far enough',
        'would not be hurried',
        'moved stiffly',
        'had lost flesh',
        'stood with a hanging head',
        'would not eat',
        'had stopped looking about',
        'was slow to get up',
        'shut both eyes at every halt',
        'set down each foot with care',
      ],
      end: [
        '',
        ', and you went slower',
        ', and there was no help for it yet',
        ', and you let the pace drop',
        ', and you said a word or two',
      ],
    },
  },
};
