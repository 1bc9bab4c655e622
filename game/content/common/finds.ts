import { type Find } from '../../model/content/frame.js';
import { item } from '../builders/items.js';

const ROADS = ['coast', 'plains', 'forest', 'hills', 'mountains', 'desert', 'swamp', 'city'] as const;

/** Plain tools that turn up among any people; what common storylets ask for is here. */
export const commonFinds: readonly Find[] = [
  {
    places: [...ROADS, 'ocean'],
    item: item('Coil of rope', 3, 'Forty feet, with one splice that you would have done otherwise.'),
  },
  {
    places: ['forest', 'hills', 'mountains', 'swamp', 'city', 'coast'],
    item: item('Tallow lamp', 2, 'It gives a small light, and a smell of old mutton.'),
  },
  {
    places: ['desert', 'plains', 'city', 'hills'],
    item: item('Waterskin', 2, 'Patched in the neck. It holds, if you hold it so.'),
  },
  {
    places: ['plains', 'desert', 'city', 'mountains'],
    item: item('Wool blanket', 3, 'There is a burn in one corner in the shape of a boot.'),
  },
  {
    places: ['city', 'desert', 'coast'],
    item: item('Hand mirror', 5, 'Polished bronze, kind to everyone.'),
  },
  {
    places: ['coast', 'ocean', 'swamp'],
    item: item('Fishing line', 2, 'Horsehair, wound on a bone with somebody’s toothmarks.'),
  },
  {
    places: ['hills', 'mountains', 'city'],
    item: item('Whetstone', 3, 'Worn to the curve of another hand.'),
  },
  {
    places: ['mountains', 'hills', 'forest'],
    item: item('Walking staff', 2, 'Ash, shod with iron; it has been further than you.'),
  },
  {
    places: ['forest', 'swamp', 'plains'],
    item: item('Bone flute', 4, 'Five holes. It knows one tune and will not be turned from it.'),
  },
];
