import { type Grammar } from '../../../model/content/clauses.js';

/** What a carried thing had to do with a deed that went well: {thing} with its article, small letter first. */
export const HELPING_THINGS: Grammar = {
  forms: [
    'You had {thing} with you, <and>.',
    'It helped that you <had> {thing}.',
    '{thing} <helped>.',
    'You <used> {thing} for it<how>.',
  ],
  pools: {
    and: [
      'and it helped',
      'and that made it easier',
      'and it was of use',
      'and it was of good use there',
      'which was a help',
      'which made it easier',
    ],
    had: ['had', 'carried', 'had brought', 'had not left behind', 'had with you', 'had kept'],
    helped: [
      'helped you in it',
      'came in useful there',
      'came in handy',
      'made it easier for you',
      'made the work easier',
      'did a part of the work',
    ],
    used: ['used', 'made use of', 'took out', 'had the use of'],
    how: ['', ', and it went better', ', and were glad of it', ', and stowed your baggage again with some care'],
  },
};
