import { type Hand } from '../../model/content/hand.js';

const established = [
  'It was established that',
  'It was found that',
  'It was entered that',
  'It is not disputed that',
  'The file has it that',
] as const;

/** A clerk’s file: the heading first, the party concerned, and what was not established. */
export const empireHand: Hand = {
  opening: {
    forms: ['<established> {any}', '<matter>: {any}', '{end}; <entered>.'],
    pools: {
      established,
      matter: [
        'The matter',
        'Established on the spot',
        'Entered',
        'Found on arrival',
        'In respect of the delay',
        'Stated by those present',
        'The matter, namely',
        'Reason for the delay',
      ],
      entered: ['this was entered as stated', 'so stated', 'under which regulation was not established', 'so entered'],
    },
  },
  deed: {
    forms: ['<established> {any}', '<matter>: {any}', '<party> {verb}', '{end}; <entered>.'],
    pools: {
      established,
      matter: ['Entered', 'Measure taken', 'Found', 'In respect of the party concerned', 'Stated under this head'],
      party: ['The party concerned, namely you,', 'The said party, namely you,'],
      entered: [
        'the reason was not established',
        'so entered',
        'no objection was entered',
        'it is not recorded on whose orders',
        'found correct',
        'the file has no form for it',
      ],
    },
  },
  way: {
    forms: ['<established> {any}', '<matter>: {any}', '<party> {verb}'],
    pools: {
      established: [
        'It was established that',
        'It was entered that',
        'It is not disputed that',
        'The file has it that',
      ],
      matter: [
        'In respect of the journey',
        'Movements of the party concerned',
        'As to the route',
        'Under the head of travel',
        'Route, as stated',
      ],
      party: ['The party concerned, namely you,', 'The said traveller, namely you,'],
    },
  },
};
