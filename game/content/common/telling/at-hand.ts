import { type Clauses, type Grammar } from '../../../model/content/clauses.js';

/* What the choices of leisure depend on. Slots: {them}, who can be called on. */

const NEAR: Clauses = [
  'not far off',
  'near by',
  'close by',
  'a short walk away',
  'within call',
  'a little way off',
  'only a step away',
  'in the neighbourhood',
  'hardly a mile off',
  'close enough to be called on',
  'quite near',
  'no great way off',
];
/** Somebody who can be called on, where the page so far had nothing to do with them. */
export const ABOUT_GRAMMAR: Grammar = {
  forms: ['{them} <was> <near>.', '<heard> that {them} <was> <near>.', '{them}, <so>, <was> <near>.'],
  pools: {
    near: NEAR,
    was: ['was', 'was still', 'had stopped', 'was staying', 'had found a roof', 'was to be found', 'was at that time'],
    heard: [
      'you heard',
      'you learned',
      'you were told',
      'somebody told you',
      'you knew',
      'people told you',
      'you found out',
    ],
    so: ['you heard', 'people said', 'you were told', 'as you knew', 'so you learned', 'it appeared'],
  },
};

const SEEN_TO: Clauses = [
  'that wanted washing',
  'that nobody had looked at',
  'that ought to be bound',
  'to be seen to',
  'that wanted seeing to',
  'that you had not yet looked to',
  'that would be the better for water and a rag',
  'that you had put off looking at',
  'that would not heal by itself',
];
const HAD: Clauses = [
  'had',
  'still had',
  'carried',
  'still carried',
  'went about with',
  'counted',
  'had by now',
  'had brought away',
];
/** Says that something hurts, where the page told of no wound; by how much strength is left. */
export const HURTS_GRAMMARS: Readonly<Record<'light' | 'bad', Grammar>> = {
  light: {
    forms: ['You <had> <hurts> <seen>.', 'You <had> <hurts>, and <more> <seen>.'],
    pools: {
      had: HAD,
      hurts: [
        'some bruises',
        'a few scratches',
        'cuts and bruises',
        'two or three grazes',
        'a bruise or two',
        'a number of small hurts',
        'some scrapes',
        'small cuts',
        'blisters and bruises',
      ],
      more: ['sore feet', 'a stiff back', 'a sore shoulder', 'raw hands', 'a swollen knee'],
      seen: SEEN_TO,
    },
  },
  bad: {
    forms: ['You <had> <hurts> <seen>.', 'You <had> <hurts> <seen>, and <weak>.'],
    pools: {
      had: HAD,
      hurts: [
        'wounds',
        'more than one wound',
        'wounds enough',
        'bad hurts',
        'deep cuts',
        'cuts and worse than cuts',
        'several bad wounds',
        'a good many wounds',
      ],
      weak: ['felt it', 'were weak from them', 'walked like it', 'were slow', 'had to sit down often'],
      seen: SEEN_TO,
    },
  },
};

/** At the place of the last test, which is not open yet. {where} */
export const NOT_YET_GRAMMAR: Grammar = {
  forms: ['<here>, <not>.'],
  pools: {
    here: [
      'it was at {where} that your oath was to be settled',
      '{where} was the place of your oath',
      'at {where} your oath would have to be kept in the end',
      'your oath was to end at {where}',
      'what you had sworn was to be done at {where}',
    ],
    not: [
      'but you were not ready for it yet',
      'but you knew too little yet to try it',
      'but it could not be done yet',
      'but there was more to find out and prepare first',
      'but too much still stood against you',
      'but you needed more help for it first',
      'but you had not enough to go on yet',
    ],
  },
};
