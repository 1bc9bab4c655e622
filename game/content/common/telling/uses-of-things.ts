import { type Attribute } from '../../../model/character.js';
import { type Clauses, type Grammar } from '../../../model/content/clauses.js';
import { type ItemUse } from '../../../model/content/saga-content.js';
import { type OfferKind } from '../../../model/offer.js';
import { type Terrain } from '../../../model/world.js';

/** When a carried thing helps, by its use; after 'it would help you'. */
const EASES: Readonly<Record<OfferKind, Clauses>> = {
  force: ['in a fight', 'when it came to blows', 'against people who fight'],
  talk: ['when you had to talk to people', 'when you wanted people to listen', 'in talking with strangers'],
  trade: ['when you bought or sold', 'in a bargain', 'when you dealt with people who sell'],
  craft: ['when something had to be made or mended', 'in any work of the hands', 'when you had something to mend'],
  flight: ['when you had to get away', 'when you had to run or hide', 'when you were hunted'],
  explore: ['when you searched a place', 'when you looked for something', 'in searching'],
  gift: ['when you wished to please somebody', 'when you came with a gift', 'when you wanted to make a friend'],
  patience: ['when you had to wait', 'when a thing took long', 'where patience was asked for'],
  rest: ['when you lay down to rest', 'when you made a camp', 'when you had to sleep out'],
};
const RAISES: Readonly<Record<Attribute, Clauses>> = {
  strength: ['where strength was needed', 'when a thing had to be done by strength', 'in heavy work and in fights'],
  reflexes: ['when you had to be quick', 'where quick hands were needed', 'when there was no time to think'],
  charisma: ['when people had to like you', 'where you had to please', 'when you wanted to be trusted'],
  intellect: ['when you had to think', 'where a clear head was needed', 'when a thing had to be reasoned out'],
  vigour: ['where good health was needed', 'against cold and sickness', 'when your health was tried'],
  perception: ['where sharp eyes were needed', 'when you had to see or hear well', 'when you kept watch'],
  endurance: ['when you had to hold out long', 'where endurance was needed', 'on long hard days'],
};
const EASES_WAY: Readonly<Record<Terrain, Clauses>> = {
  ocean: ['at sea', 'on the open water', 'when you put to sea'],
  coast: ['along the shore', 'on ways by the sea', 'on a coast'],
  plains: ['on open country', 'on the plains', 'on long level ways'],
  forest: ['in a forest', 'on ways through forest', 'among trees'],
  hills: ['in the hills', 'on ways over hills', 'on hill paths'],
  mountains: ['in the mountains', 'on mountain ways', 'when you had to climb'],
  desert: ['in the desert', 'on ways through desert', 'where there was no water'],
  swamp: ['in a swamp', 'on ways through a marsh', 'on soft ground'],
};
const whenOf = (use: ItemUse): Clauses =>
  'eases' in use ? EASES[use.eases] : 'raises' in use ? RAISES[use.raises] : EASES_WAY[use.easesWay];

/** What a thing is good for. */
export const useGrammar = (use: ItemUse): Grammar => ({
  forms: [
    'It <would> help you <when>.',
    'It <would> be of use <when>.',
    '<when> it <would> help.',
    'You would be glad of it <when>.',
  ],
  pools: { when: whenOf(use), would: ['would', 'was sure to', 'might well', 'could', 'was likely to'] },
});
