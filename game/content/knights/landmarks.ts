import { type LandmarkContent } from '../../model/content/saga-content.js';

export const knightLandmarks: readonly LandmarkContent[] = [
  {
    kind: 'ruin',
    name: 'Burntgrange',
    gloss: 'the abbey’s barn that was',
    terrains: ['plains', 'hills', 'forest'],
    seen: [
      'The barn had been as long as a minster, and its stone ribs were still up. Barley had seeded along the nave. A notice on the door forbade fire.',
      'One wall stood with the hooks in it where the scythes had hung, forty in a row, by height, down to one for a child.',
    ],
  },
  {
    kind: 'ruin',
    name: 'Chastel-Perdu',
    gloss: 'the lost castle',
    terrains: ['mountains', 'hills', 'desert'],
    seen: [
      'It had been taken so many times that nobody could say whose ruin it was. Two lords still paid a steward for it. The stewards were playing draughts.',
      'The keep had gone down on one knee. Half-way up, in a chimney open to the weather, somebody’s kettle still hung from its chain.',
    ],
  },
  {
    kind: 'camp',
    name: 'Routiers’ Rest',
    gloss: 'where the free company wintered',
    terrains: ['plains', 'forest', 'swamp'],
    seen: [
      'They had built streets of turf, with doors off churches. On one that lay in the nettles Saint Peter was holding up his keys, and a hole had been cut for a cat.',
      'There were the rings of a hundred tents, and a gallows for their own use. A bed of leeks had been planted by somebody who had hoped to stay.',
    ],
  },
  {
    kind: 'camp',
    name: 'Charcoal Hythe',
    gloss: 'the burners’ landing',
    terrains: ['forest', 'swamp', 'coast'],
    seen: [
      'Black clearings lay one beyond another, each with a hut of poles in it like a beehive. Everything there was sooty, the daisies included.',
      'The burners had gone off with their donkeys and had left their rule, on a board: wood, a name, a year; and below it a mark for each child.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Saint Withburga’s Well',
    gloss: 'good for the eyes',
    terrains: ['hills', 'plains', 'swamp'],
    seen: [
      'Rags were tied on every twig about the water, and had been for so long that strangers took the bush to be in leaf. A cup hung there on a chain.',
      'It came up cold under a hood of stone. On the step lay crutches, a truss, and one pair of horn spectacles, folded.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Pardon Cross',
    gloss: 'forty days for three Aves',
    terrains: ['mountains', 'hills', 'desert', 'forest'],
    seen: [
      'The Christ had lost his arms to the weather, and a shepherd had given him new ones of hazel. Every spring he was thought to be about to leaf.',
      'It stood upon nine steps, the lowest of them hollowed by knees to the shape of a manger. There was rainwater in it, and a wagtail.',
    ],
  },
  {
    kind: 'grave',
    name: 'Giant’s Bed',
    gloss: 'a king of before the Flood',
    terrains: ['hills', 'plains', 'desert'],
    seen: [
      'It was a green mound eleven yards from head to foot, with a stone at each. They do not plough it. Brides are brought there to lie down for a moment.',
      'Someone had dug into the side of it, and stopped, and put back the turf, and upon that a penny. Nobody had taken the penny.',
    ],
  },
  {
    kind: 'grave',
    name: 'Pestfield',
    gloss: 'where the villages lie',
    terrains: ['plains', 'coast', 'swamp'],
    seen: [
      'It was quite a level field, walled, without a stone in it, and the grass was the best for miles. No beast had been put on it. The gate had been nailed.',
      'There was one cross for all of them. Somebody had begun a list of the names on the wall beside it in chalk, and kept it up, and gone over what the weather took.',
    ],
  },
  {
    kind: 'ford',
    name: 'Maidenford',
    gloss: 'for she crossed and they did not',
    terrains: ['plains', 'forest', 'swamp'],
    seen: [
      'The water ran broad over white stones that had been set by someone, a step apart, for short legs. On the far bank stood a thorn full of ribbons.',
      'There was a post with the flood-marks cut upon it by year. The highest was above your head and had a small boat carved beside it.',
    ],
  },
  {
    kind: 'ford',
    name: 'Bailiff’s Wade',
    gloss: 'toll, one hen',
    terrains: ['hills', 'plains', 'forest'],
    seen: [
      'The river could be crossed there in two places, the wet and the dry, and by the dry one stood a hut with a basket for the hen.',
      'Cart-ruts went down into the stream, and came out of it fewer. They had put up a rope for walkers, with a knot at the hole.',
    ],
  },
  {
    kind: 'tower',
    name: 'Wreckers’ Peel',
    gloss: 'a beacon, honest since King John',
    terrains: ['coast', 'mountains', 'hills'],
    seen: [
      'A square tower stood there with one window, and that one looking out to where trouble had always come from. Jackdaws were bringing it sticks.',
      'On top of the tower was an iron basket for fire, with a heron’s nest in it. The stair began at the height of a ladder that had been taken away.',
    ],
  },
  {
    kind: 'cave',
    name: 'Hermit’s Oven',
    gloss: 'he was warm, at all events',
    terrains: ['mountains', 'coast', 'desert'],
    seen: [
      'The cave had a shelf to sleep upon and a hole for the smoke. Round the wall ran the whole of the Psalter, cut small with a nail, as far as the hundred-and-third.',
      'You had to stoop to the mouth, as was intended. Inside was a table of rock, laid with two bowls, and both of them had been turned down.',
    ],
  },
  {
    kind: 'tree',
    name: 'Gospel Oak',
    gloss: 'they read under it at Rogation',
    terrains: ['forest', 'plains', 'hills'],
    seen: [
      'Nine could have stood in the oak’s hollow, and had, with the parish chest, when the Scots were out. There was a door to it, with a latch.',
      'Boys are bumped against that tree once a year so that they shall remember the bounds. The bark was worn smooth at three heights.',
    ],
  },
  {
    kind: 'tree',
    name: 'Gallows Elm',
    gloss: 'not used on Sundays',
    terrains: ['desert', 'swamp', 'coast', 'mountains'],
    seen: [
      'One bough went out level, polished on top. A thrush was using the end of it. Underneath, since the ground is rich there, somebody had sown beans.',
      'There was a ladder chained to it, and a bench for those who waited. On the bench people had cut their initials, with no great hurry.',
    ],
  },
];
