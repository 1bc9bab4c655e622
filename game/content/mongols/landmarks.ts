import { type LandmarkContent } from '../../model/content/saga-content.js';

export const mongolLandmarks: readonly LandmarkContent[] = [
  {
    kind: 'ruin',
    name: 'Khar Kherem',
    gloss: 'the black wall',
    terrains: ['plains', 'desert', 'hills'],
    seen: [
      'The wall began at nothing and left off at nothing, forty paces of it, black with old fire. Some people had lived behind that once, and had thought it would be enough.',
      'Grass grew along the top of the wall, out of reach of anybody’s sheep, and one ewe stood looking up at it. She had worn a hollow there.',
    ],
  },
  {
    kind: 'ruin',
    name: 'Shuvuun Süm',
    gloss: 'the birds’ temple',
    terrains: ['coast', 'swamp', 'plains'],
    seen: [
      'The roof had come down, and the birds had moved in under what was left. On the hands, the knees and the head of the god there were nests, and he was keeping still.',
      'Painted saints went round the wall in a row, each with a streak of white from the crown down. When you clapped the whole of heaven got up and screamed.',
    ],
  },
  {
    kind: 'camp',
    name: 'Namarjaa',
    gloss: 'the autumn camp',
    terrains: ['hills', 'plains', 'mountains'],
    seen: [
      'Stone pens stood in the lee of a cliff, roofed with dung a yard deep. Whoever uses them last leaves dry fuel for whoever comes next, and nobody has ever had to write that down.',
      'On the flat were the rings of sixty tents, from sixty years, laid over one another like the marks that cups leave. At the edge lay one that was quite small: children, playing at it.',
    ],
  },
  {
    kind: 'camp',
    name: 'Zagaschin',
    gloss: 'the fishers’ place',
    terrains: ['coast', 'swamp'],
    seen: [
      'Fish hung there by the hundred, split, like washing. The people who lived behind them wore the skins, and were eating something white, and held some of it out to you with a laugh.',
      'Three boats of hide lay bottom up, with smoke coming out from under one of them, and a child’s arm feeling about for a shoe.',
    ],
  },
  {
    kind: 'camp',
    name: 'Tsaatan Ortz',
    gloss: 'the reindeer tents',
    terrains: ['forest', 'mountains'],
    seen: [
      'They were pointed tents, of bark, with the poles left long. Horned beasts walked in and out, as dogs do elsewhere; one had a baby’s cradle on each side of its saddle, and did not hurry.',
      'Somebody had driven a post in, with nine reindeer heads on it, all of them white, and all turned to look over your shoulder. Salt had been rubbed on the lowest, for those still living.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Ikh Ovoo',
    gloss: 'the great cairn',
    terrains: ['mountains', 'hills', 'desert'],
    seen: [
      'It had been a cairn, and then a hill. At the bottom of it were the stones of armies, a stone a man, going out and coming back; the second heap was the lower.',
      'Blue rags, crutches, a saddle, the skull of a horse that had won something: it was all stuck into the stones at the top, and everything pointed up.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Eej Khad',
    gloss: 'mother rock',
    terrains: ['desert', 'mountains', 'coast'],
    seen: [
      'There was a rock in the shape of a woman bent over. People had put a belt on her, and a shawl, and set tea in front of her; one whispers, from behind, in what would be the ear.',
      'Her knees shone like horn with so many foreheads. A bearded trooper was there, with his helmet under one arm, telling her something that took a long time.',
    ],
  },
  {
    kind: 'grave',
    name: 'Bugan Khöshöö',
    gloss: 'the deer stone',
    terrains: ['plains', 'hills', 'mountains'],
    seen: [
      'Deer flew up the stone, one over another, with their legs tucked in and beaks like birds’. At the height of a belt there was a belt, with a knife on it. No one could say whom they were carrying.',
      'Seven stones leaned together on the flat like old men in a wind. The eighth lay on its face, and the ground round about it was swept clean by somebody.',
    ],
  },
  {
    kind: 'grave',
    name: 'Morin Bulsh',
    gloss: 'the horse’s grave',
    terrains: ['plains', 'swamp', 'desert'],
    seen: [
      'A horse lay under that mound, and no rider. It had brought home the news of a battle, it was said, and had gone on standing until somebody thought to take the saddle off.',
      'Bits and stirrups had been left on the mound, each as good as new. Nobody steals them. There are hoof-prints around it that go in, and it is better not to count which come out.',
    ],
  },
  {
    kind: 'ford',
    name: 'Temeen Gatlaga',
    gloss: 'the camels’ crossing',
    terrains: ['plains', 'hills', 'swamp'],
    seen: [
      'The water came up to a camel’s chest, and they had set out a line of camel skulls on poles to show where. The last but one was laughing.',
      'Caravans had cut the bank down to a slope of mud, as broad as a street. A ferryman lived there with a raft of blown-up goats, and talked to each of them as he blew.',
    ],
  },
  {
    kind: 'ford',
    name: 'Tavan Gatlaga',
    gloss: 'the five crossings',
    terrains: ['forest', 'swamp'],
    seen: [
      'The river went into five there, and no two of them were of a mind. On each bank a tree had been marked with an axe, and each mark said that it was the next one that was bad.',
      'Logs had been laid down over the shallows, and had sunk, and more laid on those. It bore you if you kept moving. Someone’s cart had not.',
    ],
  },
  {
    kind: 'tower',
    name: 'Galt Tsamkhag',
    gloss: 'the fire tower',
    terrains: ['hills', 'desert', 'coast'],
    seen: [
      'A tower of mud stood on the rise with a black mouth at the top. One smoke by day meant riders; two, many; of three nobody knew, as whoever saw three had not stayed.',
      'A ladder of notched poles went up inside. At the head of it was a nest of dry dung, laid ready, under a hat, and the hat was held down by a roof-tile out of Cathay.',
    ],
  },
  {
    kind: 'cave',
    name: 'Nuugdmal Agui',
    gloss: 'the hidden cave',
    terrains: ['mountains', 'forest'],
    seen: [
      'One stooped to go in, and inside one could have turned a herd. All over the roof there were hands, in red, small and large, put up by people who must have stood on each other’s shoulders.',
      'Warm air came out of the crack, with a smell of goats. A whole clan hid in there once for one winter. On the wall they had kept count, and had stopped at eighty-one.',
    ],
  },
  {
    kind: 'tree',
    name: 'Udgan Mod',
    gloss: 'the shamaness tree',
    terrains: ['forest', 'plains', 'hills'],
    seen: [
      'It was one larch, on its own, so hung with cloth that you had to look for the bark. Around its foot lay bricks of tea, some of them with a bite out, and there was a wild bees’ nest at the fork.',
      'The lightning had been down it twice. They say that she was put up there in her boots when she died, drum and all; and nobody has cut a switch from it since.',
    ],
  },
];
