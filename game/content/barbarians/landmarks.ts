import { type LandmarkContent } from '../../model/content/saga-content.js';

export const barbarianLandmarks: readonly LandmarkContent[] = [
  {
    kind: 'ruin',
    name: 'Seno Dunon',
    gloss: 'the old fort, that burned on its feet',
    terrains: ['hills', 'plains', 'coast'],
    seen: [
      'The stones of the wall had run together like fat. A fire must have been kept against it for days, by people who wanted it to be remembered.',
      'Sheep were standing in the gate, four abreast. On the inner side one could still see where the loom weights had fallen, in a row, with nobody to lift them.',
    ],
  },
  {
    kind: 'ruin',
    name: 'Tegia Latron',
    gloss: 'the soldiers’ houses',
    terrains: ['plains', 'desert', 'forest'],
    seen: [
      'The stone-house people had built here in straight lines, and had gone. Frost had been putting it right; there was hardly a corner left that one could have measured by.',
      'There was a floor with a fish on it, made of a thousand little stones. Someone had lit a cooking fire upon its eye, and had eaten well, and left the bones in a square.',
    ],
  },
  {
    kind: 'camp',
    name: 'Samonios',
    gloss: 'the summer place',
    terrains: ['mountains', 'hills', 'plains'],
    seen: [
      'Rings of white stones lay upon the grass where the tents are pitched, each family’s own, from before anybody. In one a child had left a herd of fir cones, penned.',
      'There was no one at the summer place, but the dung was dry and sweet, and a pot had been turned over so that the rain should not get in.',
    ],
  },
  {
    kind: 'camp',
    name: 'Kroukodunon',
    gloss: 'the drovers’ fires',
    terrains: ['forest', 'swamp', 'desert'],
    seen: [
      'Nine hearths in a line, trodden hard between. The drovers always lie in the one order, and in the seventh place the ground was worn hollow by some great sleeper.',
      'A rope had been strung with hoofs, and they knocked together as you came in, as they were meant to. There was nobody left there to be woken by it.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Nemeton Epones',
    gloss: 'the mare-mother’s enclosure',
    terrains: ['plains', 'hills', 'coast'],
    seen: [
      'It was a square bank with a ditch, and in the middle a mare’s skull upon a post, with a wreath fresh that week. Foals had been let in to crop the grass short.',
      'Bits and bridles hung round in hundreds, green with age. None was for a horse that is ridden. Each had been made the size of a thumb.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Anavos',
    gloss: 'the drowned gifts',
    terrains: ['swamp', 'coast', 'forest'],
    seen: [
      'A walk of three planks led out above black water, and ended. Down there something shone, and then it was a fish; and then it was not a fish.',
      'On a stake at the edge were hung the handles of things. What they had been the handles of was all around you, underneath, as bright as when it was given.',
    ],
  },
  {
    kind: 'grave',
    name: 'Crouca Naumen',
    gloss: 'the nine mounds',
    terrains: ['plains', 'coast', 'hills'],
    seen: [
      'Eight were turfed and one was bare earth, and the bare one has been so for as long as it is told. It is kept for somebody. They rake it each spring.',
      'Sheep would lie upon eight of the mounds. From the ninth a lark went up, straight, like smoke from a house where they have just lit the fire.',
    ],
  },
  {
    kind: 'grave',
    name: 'Lia Senobena',
    gloss: 'the old wife’s stone',
    terrains: ['mountains', 'desert', 'swamp'],
    seen: [
      'She stood bowed over, as high as a child, with a grey cap of lichen. Whoever passes puts a pebble in her lap. It was full; you had to balance yours.',
      'Somebody had wrapped a shawl around the stone, against the wind, and had fastened it with a thorn. It was a good shawl, and no one had taken it.',
    ],
  },
  {
    kind: 'ford',
    name: 'Ritus Bou',
    gloss: 'the ox ford',
    terrains: ['plains', 'swamp', 'hills'],
    seen: [
      'The banks were trodden down into two wide ramps. On a post in the middle was set a horned skull; when the water is at the nostrils one waits.',
      'Cattle had gone over since the ice, in one place, and had worn a groove in the rock beneath, deep as an arm and smooth as a bowl. Your feet found it by themselves.',
    ],
  },
  {
    kind: 'ford',
    name: 'Ritus Litanos',
    gloss: 'the wide crossing',
    terrains: ['forest', 'plains', 'swamp'],
    seen: [
      'The river spread out there and forgot itself among alders. Wands of peeled willow showed the way, with a knot in each for how deep it was.',
      'Two tribes washed at that ford, on the two sides of it, with their backs to one another. A wooden duck went to and fro on a string.',
    ],
  },
  {
    kind: 'tower',
    name: 'Brochis',
    gloss: 'the breast of stone',
    terrains: ['coast', 'mountains', 'desert'],
    seen: [
      'It was round, it leaned in toward the top like a jar, and it had been put together without so much as a handful of clay. There was one door, for people who crawl.',
      'Between its two skins a stair went up in the dark, worn in the middle. At the head of it an eagle looked down at you, as a tenant does.',
    ],
  },
  {
    kind: 'cave',
    name: 'Uamo Arthos',
    gloss: 'the bear’s house',
    terrains: ['mountains', 'hills', 'forest'],
    seen: [
      'The skulls of bears had been laid up on a ledge in there, all facing outward, with a stone before each. The newest had been dead since before there were dogs.',
      'It breathed, in by day and out by dark. At the height of your shoulder the rock was polished, where they had gone in to sleep for more winters than are sung.',
    ],
  },
  {
    kind: 'tree',
    name: 'Bile Daru',
    gloss: 'the oak that is asked',
    terrains: ['forest', 'swamp', 'plains'],
    seen: [
      'It was wider than a house. Nails, rings and teeth had been driven into the bark, for every question one; and over the oldest it had closed, as over an answer.',
      'A hollow went in at the root, where a judge can sit. Acorns lay thick all round, and swine had been there, and had gone about that hollow and not in.',
    ],
  },
  {
    kind: 'tree',
    name: 'Eburos Dallos',
    gloss: 'the blind yew',
    terrains: ['hills', 'mountains', 'desert', 'coast'],
    seen: [
      'It grew out of a rock with nothing to live on, black, and twisted once round. Strips of cloth were tied to it, for eyes; some had been there so long that they were bark.',
      'Beneath the yew it was dry and dark, and no bird spoke. There was a bed of needles with the form of a person in it, lying as one lies who has been told something.',
    ],
  },
];
