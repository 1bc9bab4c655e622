import { type Find } from '../frame.js';
import { item } from '../goods.js';

const ROADS = ['coast', 'plains', 'forest', 'hills', 'mountains', 'desert', 'swamp', 'city'] as const;

/** Plain tools that turn up among any people; what common storylets ask for is here. */
export const commonFinds: readonly Find[] = [
  {
    places: [...ROADS, 'ocean'], item: item('Coil of rope', 3, 'Forty feet, with one splice that you would have done otherwise.'),
    told: [
      'It had been coiled by somebody left-handed.',
      'It smelled of tar and, farther in, of goat.',
      'You ran it through your hands from end to end; it had been in the sea, and up a tree, and once round something that struggled.',
      'There was a knot in it that no one had been able to undo, and you could not either.',
      'You hung your weight on it before you believed in it.',
      'It was stiff at one end from somebody’s hands.',
      'Whoever had it last had cut off a yard for his shoes, and burned the end so that it should not fray.',
      'One never has the right length of rope. This was at any rate too long.',
      'A strand of it was red, for no reason that you could find.',
      'It was dry at one end and damp at the other, and you never found out why.',
    ],
  },
  {
    places: ['forest', 'hills', 'mountains', 'swamp', 'city', 'coast'], item: item('Tallow lamp', 2, 'It gives a small light, and a smell of old mutton.'),
    told: [
      'You would have it lit sooner than be alone, and put it out sooner than eat beside it.',
      'There was a thumb-mark burned into the handle, where everyone takes hold of it once.',
      'It lights up one side of your face and nothing else that you can see.',
      'A mouse had been at the wick, and had thought better of it.',
      'The lamp leaned. You would have to lean it the other way.',
      'There was an inch left in it, and a moth.',
      'There was soot on it up to the ring, and on the ring a bit of red wool.',
      'You lit it once, to see it, and there was that much less.',
    ],
  },
  {
    places: ['desert', 'plains', 'city', 'hills'], item: item('Waterskin', 2, 'Patched in the neck. It holds, if you hold it so.'),
    told: [
      'It had been a goat, and in some weathers it still thought so.',
      'The water tasted of it, and so, for a time, would everything.',
      'The stopper was a bit of horn, tied on with a lace so that it should not be lost.',
      'You blew it up like a bladder, and listened, and it held its breath.',
      'It lay over your shoulder like a friend after a wedding.',
    ],
  },
  {
    places: ['plains', 'desert', 'city', 'mountains'], item: item('Wool blanket', 3, 'There is a burn in one corner in the shape of a boot.'),
    told: [
      'It was brown, or had been slept in by people who were.',
      'It would cover you as far as it went, with the feet left to themselves.',
      'A name had been sewn in it and picked out again.',
      'You put your nose in it: sheep, smoke, and one other person.',
    ],
  },
  {
    places: ['city', 'desert', 'coast'], item: item('Hand mirror', 5, 'Polished bronze, kind to everyone.'),
    told: [
      'You looked in it, and there was somebody there who ought to sleep more.',
      'On the back was a bird, worn almost flat by a thumb.',
      'It showed you a piece of yourself at a time, which was enough.',
    ],
  },
  {
    places: ['coast', 'ocean', 'swamp'], item: item('Fishing line', 2, 'Horsehair, wound on a bone with somebody’s toothmarks.'),
    told: [
      'There was a hook to it, and a scale on the hook, so it had worked at least once.',
      'It was knotted every fathom by somebody who liked to know.',
      'The hook had been filed out of a nail, and was sharp.',
      'You pulled a fathom of it through your fingers and found no fray.',
      'You tried it over your knee; it would hold a bigger fish than you had ever been on terms with.',
    ],
  },
  {
    places: ['hills', 'mountains', 'city'], item: item('Whetstone', 3, 'Worn to the curve of another hand.'),
    told: [
      'You spat on it, and tried an edge, and it sang.',
      'It was finer on one side than on the other, like most judges.',
      'There was a hole through one end of it, for a belt.',
      'A groove ran down the middle of it, from needles.',
    ],
  },
  {
    places: ['mountains', 'hills', 'forest'], item: item('Walking staff', 2, 'Ash, shod with iron; it has been further than you.'),
    told: [
      'Somebody had cut a ring in it for each pass, and left room for more.',
      'It was scorched at the foot, from poking fires.',
      'The iron was loose. You knocked it tight on a stone.',
      'It was a hand too long for you; but one gets to lean.',
      'The top was polished, by worry for the most part.',
      'A dog had had the end of it, once, and meant it.',
    ],
  },
  {
    places: ['forest', 'swamp', 'plains'], item: item('Bone flute', 4, 'Five holes. It knows one tune and will not be turned from it.'),
    told: [
      'You tried it under your breath. Far off a dog sat up.',
      'It was a crane’s leg, to begin with.',
      'The lowest hole had been made a little to one side, for someone with a short finger.',
      'It had a loop of gut to hang it by, and the loop was new.',
      'It whistled by itself in the draught, flat, like somebody pretending not to be there.',
      'It had been played by somebody who bit.',
      'You got two of its notes to come, and the third would not be hurried.',
      'It had been carried next to the skin so long that it was yellow on that side.',
    ],
  },
];
