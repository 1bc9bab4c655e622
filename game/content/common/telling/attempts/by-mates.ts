import { type Grammar } from '../../../../model/content/clauses.js';

/** What companions did in the hero’s stead: {mates} are who, {deed} is what, after 'to'. */
export const BY_MATES: { readonly success: Grammar; readonly failure: Grammar } = {
  success: {
    forms: [
      'You had {mates} {deed}, and <so>.',
      'You asked {mates} to {deed}, and <so>.',
      'You left it to {mates} to {deed}: <so>.',
      'At a word from you {mates} went to {deed}, and <so>.',
      'You told {mates} to {deed}; <so>.',
    ],
    pools: {
      so: [
        'it was done',
        'it was well done',
        'it came off',
        'you did not have to say it twice',
        'nothing was wanting in it',
        'it went as you had said that it should',
        'you had only to look on',
        'it could not have been in better hands',
        'you would not have done it as well yourself',
        'it was over sooner than you had thought',
        'there was nothing to be put right afterwards',
        'you saw that you had asked the right one',
        'it was carried through to the end',
        'you nodded, and that was all the thanks it needed',
        'it had been thought of already, and wanted only the word',
        'you got what you had asked for',
      ],
    },
  },
  failure: {
    forms: [
      'You had {mates} {deed}, but <so>.',
      'You asked {mates} to {deed}, but <so>.',
      'You left it to {mates} to {deed}: <so>.',
      'At a word from you {mates} went to {deed}, but <so>.',
      'You told {mates} to {deed}; <so>.',
    ],
    pools: {
      so: [
        'it went wrong',
        'it came to nothing',
        'it was more than you should have asked',
        'nobody was to blame, and it failed all the same',
        'what was wanted there was you',
        'it was begun well and ended badly',
        'you had said it badly, and it was badly done',
        'it did not hold',
        'there was nothing to show for it but the trouble',
        'it was tried twice and given up',
        'you were looked at, afterwards, with some reproach',
        'it was not to be done that way',
        'you ought to have seen to it yourself',
        'it was the wrong day for it',
        'you watched it fail, and could not help',
        'the half of it that was done had to be undone',
      ],
    },
  },
};
