import { type LandmarkContent } from '../../model/content/saga-content.js';

export const assassinLandmarks: readonly LandmarkContent[] = [
  {
    kind: 'ruin',
    name: 'Casa Scoperchiata',
    gloss: 'the house with its lid off',
    terrains: ['plains', 'hills', 'coast'],
    seen: [
      'A villa stood open to the sky, with a painted ceiling lying in its hall in pieces. Half a Venus looked up at where she had been.',
      'They had pulled it down by order, to the height of a man, and forbidden anyone to build. Figs had been planted in the cellar all the same.',
    ],
  },
  {
    kind: 'ruin',
    name: 'I Bagni di Nerone',
    gloss: 'Nero’s baths, which were a dyer’s',
    terrains: ['desert', 'swamp', 'coast'],
    seen: [
      'Brick arches went down into green water, each with its own reflection to stand on. There were hooks in the vault, and nobody now knew for what.',
      'A floor of black and white dolphins ran out under the mud. Somebody had swept one of them clean, to the eye, and then been called away.',
    ],
  },
  {
    kind: 'camp',
    name: 'Campo dei Senzasoldo',
    gloss: 'the unpaid men’s field',
    terrains: ['plains', 'desert', 'hills'],
    seen: [
      'A company had wintered here, and the next winter, waiting for its wages. They had laid out streets, a piazza of packed earth, and a gallows with a bench in front.',
      'Tent-rings, hundreds, and in each a hearth; and stuck in one of the hearths a pay-book with its edges burned, open at nothing.',
    ],
  },
  {
    kind: 'camp',
    name: 'La Carbonaia',
    gloss: 'the burners’ place',
    terrains: ['forest', 'mountains'],
    seen: [
      'The ground was black, and crunched. Three huts of turf leaned together, and by the door of each a pair of clogs had been left, toes outward.',
      'A charcoal stack stood smoking at its one hole like a bishop thinking. Whoever was minding it had gone up a tree, and was minding you.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Madonna dei Coltelli',
    gloss: 'Our Lady of the Knives',
    terrains: ['hills', 'forest', 'mountains'],
    seen: [
      'Blades had been stuck in the plaster all about her, some to the hilt, by people who had promised to leave off. A few had been pulled out again.',
      'She was painted on a tile behind a grating, with seven swords in her and an expression of having heard it before. The lamp was full.',
    ],
  },
  {
    kind: 'shrine',
    name: 'San Giuda Scordato',
    gloss: 'Saint Jude the forgotten',
    terrains: ['coast', 'plains', 'swamp'],
    seen: [
      'People came to him last, when the others had not answered. There were crutches, a wax ear, a rudder, and a contract with the seal melted off.',
      'The saint had lost his nose to boys and his hand to collectors. He held out the stump with so much confidence that you looked to see who was coming.',
    ],
  },
  {
    kind: 'grave',
    name: 'Tomba dell’Ambasciatore',
    gloss: 'the envoy’s grave',
    terrains: ['plains', 'mountains', 'desert'],
    seen: [
      'An ambassador lay here with his whole suite, nine slabs in order of rank. It had been the soup. The cook had a slab to himself, across the road.',
      'The stone gave his titles and then the words: he was expected. Somebody brought a wreath still; it was tied with diplomatic ribbon.',
    ],
  },
  {
    kind: 'grave',
    name: 'Le Dodici Bocche',
    gloss: 'the twelve mouths, old Etruscan doors',
    terrains: ['hills', 'coast', 'desert'],
    seen: [
      'Twelve doors were cut in the tufa, with nothing behind them but a bed of stone, a painted leopard, and some goat. The leopards were all of them laughing.',
      'In the deepest of the chambers a husband and a wife of terracotta leaned at dinner on one elbow. They had been waiting for the next course since before Rome.',
    ],
  },
  {
    kind: 'ford',
    name: 'Guado della Vedova',
    gloss: 'the widow’s ford',
    terrains: ['plains', 'swamp', 'forest'],
    seen: [
      'The stepping stones had been set for one person’s stride, a short one. It was said that she went over by them each night for thirty years, and never why.',
      'A rope ran across from an elder to a post, with a bell in the middle of it, so that nobody should pass quite alone.',
    ],
  },
  {
    kind: 'ford',
    name: 'Passo del Falso Monaco',
    gloss: 'the false monk’s crossing',
    terrains: ['hills', 'forest', 'swamp'],
    seen: [
      'A friar cut out of stone held up two fingers in the shallows to show how deep it was. He had been moved, a good while ago, by somebody with a toll.',
      'The water ran wide there over gravel, and on the far bank there was a hut with its back to you. Its smoke went up from the wrong end.',
    ],
  },
  {
    kind: 'tower',
    name: 'Torre Taciuta',
    gloss: 'the tower that is not mentioned',
    terrains: ['coast', 'swamp', 'mountains'],
    seen: [
      'It had no door at the foot, and none had been walled up. At the top there was one window, with a pulley, and the rope of the pulley was new.',
      'Shepherds went by it with their caps pulled down on that side. You counted the arrow-slits, and going round it again you got a different sum.',
    ],
  },
  {
    kind: 'cave',
    name: 'Orecchio del Diavolo',
    gloss: 'the devil’s ear',
    terrains: ['mountains', 'hills', 'coast'],
    seen: [
      'Whatever was said at the lip of it could be heard in a hollow a bowshot off. Two stools had been left in the hollow, and a spittoon.',
      'It went in like an ear, in two turns, and the drip at the back kept time. On the wall was a tally of months in lampblack, up to eleven.',
    ],
  },
  {
    kind: 'tree',
    name: 'Noce delle Streghe',
    gloss: 'the witches’ walnut',
    terrains: ['plains', 'forest', 'desert'],
    seen: [
      'Nothing grew beneath that walnut, and no one sat there. All the same the ground was trodden in a ring; and the nuts had been gathered, and stacked.',
      'It had been felled by order of a bishop and had come up again in five. They stood with their heads together, and dropped a leaf as you went by.',
    ],
  },
  {
    kind: 'tree',
    name: 'Il Cipresso Storto',
    gloss: 'the crooked cypress',
    terrains: ['hills', 'mountains', 'forest'],
    seen: [
      'One cypress of the row leaned out at an angle. Those who had appointments met under it, for it is the only one that anybody can describe.',
      'Initials had been cut in the bark as high as a rider could reach, in pairs. In most of the pairs one had been struck out.',
    ],
  },
];
