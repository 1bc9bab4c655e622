import { type LandmarkContent } from '../../model/content/saga-content.js';

export const vikingLandmarks: readonly LandmarkContent[] = [
  {
    kind: 'ruin',
    name: 'Brunatópt',
    gloss: 'the burnt plot',
    terrains: ['plains', 'hills', 'coast'],
    seen: [
      'Of the hall at Brunatópt the hearth-stones stood in their row, and nettles had come in by where the door was, as guests do, and sat along both walls.',
      'There was a step at Brunatópt, hollowed by feet, and nothing that it led to. A wren was singing on it.',
    ],
  },
  {
    kind: 'ruin',
    name: 'Klaustrit',
    gloss: 'the cloister',
    terrains: ['coast', 'hills'],
    seen: [
      'Three stone huts like beehives leaned together over the sound. Whoever had lived there had grown onions, and the onions had gone on without them.',
      'A wall of dry stone kept nothing in and the wind out. There was a cross scratched over the low door, and under it, deeper and in other hands, seven ships.',
    ],
  },
  {
    kind: 'camp',
    name: 'Útlagaból',
    gloss: 'the outlaws’ lair',
    terrains: ['desert', 'mountains', 'swamp'],
    seen: [
      'A ring of black stones stood about a cold fire, with seven seats worn around it and an eighth, some way off, by itself.',
      'They had roofed the cleft with sheepskins from nine owners. A tally was cut in the rock, years by the look of it, and at nineteen it broke off.',
    ],
  },
  {
    kind: 'camp',
    name: 'Selbúðir',
    gloss: 'the shieling booths',
    terrains: ['hills', 'mountains', 'forest'],
    seen: [
      'Six turf booths stood with their doors tied up by a wisp of hay. In one of them a churn was still set out, and a spoon, and a bed of heather the length of a child.',
      'The milking-fold had been trodden to bare earth by cows that were elsewhere. Somebody had hung a bell on the gate for the wind to mind.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Thórsvé',
    gloss: 'Thor’s holy place',
    terrains: ['forest', 'plains', 'hills'],
    seen: [
      'A cord ran from hazel to hazel around a plot of uncut grass. In the middle stood Thor, as high as a gatepost, with a nail in his forehead for striking fire on.',
      'The grass was kept from beasts there and lay in long tufts, like hair. There was a ring on the altar-stone that nobody had stolen, though it was not fastened.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Álfabrunnr',
    gloss: 'the elves’ spring',
    terrains: ['swamp', 'desert', 'mountains'],
    seen: [
      'Warm water came up through white sand, one grain at a time. There were pins at the bottom, and beads, and a baby’s shoe.',
      'Steam stood over the spring in a shape that would not keep still. Round it was a border of grass so green that you went about it on tiptoe.',
    ],
  },
  {
    kind: 'grave',
    name: 'Skipshaugr',
    gloss: 'the ship mound',
    terrains: ['coast', 'plains'],
    seen: [
      'The mound was forty paces long and sharp at both ends, and it lay as ships lie, bows to the water. Sheep were aboard.',
      'There was a post on top of Skipshaugr with a name on it, weathered down to a K. Behind you, as you read it, the ground gave a creak like planking.',
    ],
  },
  {
    kind: 'grave',
    name: 'Völuleiði',
    gloss: 'the seeress’s grave',
    terrains: ['swamp', 'forest', 'desert'],
    seen: [
      'She had been laid face down, they say, with a millstone on her back so that she should stay. The millstone was cracked across.',
      'It was a low heap, and no path went to it, and there was a garland on it, of juniper, fresh. The nearest house was a day off.',
    ],
  },
  {
    kind: 'ford',
    name: 'Hestavöð',
    gloss: 'the horse fords',
    terrains: ['plains', 'hills'],
    seen: [
      'The river spread itself out over gravel, in nine or ten plaits, and a row of white-washed stones showed which of them could be believed.',
      'A pole stood on each bank of Hestavöð, with notches. Above the highest notch somebody had cut a small drowned horse.',
    ],
  },
  {
    kind: 'ford',
    name: 'Leirvað',
    gloss: 'the clay ford',
    terrains: ['swamp', 'forest'],
    seen: [
      'They had sunk bundles of brushwood for a floor, and the brown water ran over it ankle-deep. To either side there was no telling what it ran over.',
      'One shoe stood upright in the clay by the edge, filled to the brim. It had stood there so long that moss had come up over the toe.',
    ],
  },
  {
    kind: 'tower',
    name: 'Vitaborg',
    gloss: 'the beacon fort',
    terrains: ['coast', 'mountains', 'hills'],
    seen: [
      'Logs were stacked on the height in a square, with tar between them and a thatch against the wet. A boy came out of a hole beneath it and asked if there was war.',
      'From the ring of stones at Vitaborg you could see two more such heights, one up the coast and one down, each with its dark lump, waiting.',
    ],
  },
  {
    kind: 'cave',
    name: 'Surtshola',
    gloss: 'Surt’s hole',
    terrains: ['desert', 'mountains'],
    seen: [
      'The lava had run out from under its own crust and left a hall, with a roof of icicles made of stone. There were cattle-bones far back, a great heap, and all split for the marrow.',
      'The cave at Surtshola breathed out, cold, and after some time it breathed in. You left at the mouth of it a bit of cheese, as others had.',
    ],
  },
  {
    kind: 'cave',
    name: 'Selahellir',
    gloss: 'the seals’ cave',
    terrains: ['coast'],
    seen: [
      'The sea went in under the arch and could be heard going on for a long way, talking. A seal put up her head in the green light, and then, it seemed, told the others.',
      'There were hand-holds cut up one side to a ledge above the tide. On it lay three oars, a keg and somebody’s good coat, folded.',
    ],
  },
  {
    kind: 'tree',
    name: 'Galgaaskr',
    gloss: 'the gallows ash',
    terrains: ['plains', 'forest', 'swamp'],
    seen: [
      'The ash stood alone, and there were rope-marks round the largest bough, worn in until the bark had grown over their edges. Children had hung a swing on it.',
      'Odin’s tree is not cut, and the boughs had come down to the ground on one side and taken root again. Two ravens sat at the top, with their backs to each other.',
    ],
  },
];
