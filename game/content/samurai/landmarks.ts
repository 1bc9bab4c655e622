import { type LandmarkContent } from '../../model/content/saga-content.js';

export const samuraiLandmarks: readonly LandmarkContent[] = [
  {
    kind: 'ruin',
    name: 'Yake-jiro',
    gloss: 'the burnt castle',
    terrains: ['hills', 'plains', 'mountains'],
    seen: [
      'Nothing was left of it above the stones. On the highest course, where the keep had been, somebody was growing beans up three spear-shafts.',
      'The gate stood without its walls. One could have gone round on either side; there was a path worn through the middle, from good manners.',
      'Broad steps of cut stone led up to nothing but clover. A hen was sitting, as nearly as one could judge, where the lord had.',
    ],
  },
  {
    kind: 'ruin',
    name: 'Hai-no-tera',
    gloss: 'the temple in the ash',
    terrains: ['desert', 'mountains'],
    seen: [
      'The ash had come up to the eaves and stopped. A ladder led down through a hole in the roof, to where a lamp was burning before a Buddha up to his chin.',
      'You made out the tip of a pagoda, five rings and a flame of bronze, standing in the grey like a thing put down for a moment. The rest of it was underneath.',
      'Three roofs stuck out of the ash, one beyond another, like hats laid down. A monk was sweeping the nearest, and had a broom in readiness on each of the others.',
    ],
  },
  {
    kind: 'camp',
    name: 'Sumiyaki-goya',
    gloss: 'the charcoal-burners’ huts',
    terrains: ['forest', 'mountains', 'hills'],
    seen: [
      'There were six huts of bark round a kiln, and children as sooty as the kettle, and a sooty hen. The only white thing was a strip of paper over a door, asking the god to go easy.',
      'Smoke leaked from a mound of clay as if from a sleeper’s mouth. Beside it sat an old man with his chin on his fists, judging the smoke by its colour, as others judge wine.',
      'The charcoal stood about in bundles, like people in straw capes, and you had wished it good day before you saw which of them was the burner.',
      'A woman was listening to the kiln with her ear to the clay. She held up a finger, so that you stood still as well; then she nodded, and stopped a hole in it with her heel.',
    ],
  },
  {
    kind: 'camp',
    name: 'Ama-goya',
    gloss: 'the diving women’s hut',
    terrains: ['coast'],
    seen: [
      'It was a hut of driftwood with a fire in the middle, and round the fire hung tubs, knives, white cloths and a baby. Nobody was there but the baby, who seemed used to it.',
      'Shells were heaped higher than the roof. A woman of eighty sat on the heap, opening the day’s catch, and looking out for heads upon the water.',
      'Twelve pairs of clogs stood in a row above the weed, and eleven women sat behind them, wringing out their hair. They were looking at the twelfth pair, and then at the water. A head came up, and they went on talking.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Nami-torii',
    gloss: 'the gate in the waves',
    terrains: ['coast', 'swamp'],
    seen: [
      'A red gate stood out in the water with nothing behind it. At the ebb people walked through, and came back, and were careful to come by the same way.',
      'The water went in and out beneath the crossbeam, as if it had been told to. A rope of straw hung there, and a crab was going up it, hand over hand.',
      'Weed had climbed the posts of the gate as far as the water does, and stopped in a straight line, like a hem. Above that it was red, and somebody had lately been at it with a brush, from a boat.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Ishizumi',
    gloss: 'the piled stones',
    terrains: ['desert', 'mountains'],
    seen: [
      'Small heaps of stones covered the slope, hundreds of them, none higher than a knee. Those who have lost a child put up one, and after dark, they say, it is knocked down and built again.',
      'A row of Jizo looked out over the stones. Somebody had given each of them a pinwheel, and all of the pinwheels were turning, at different speeds.',
      'A stone had rolled from the top of one, and you took it up, and did not know which. An old woman pointed. She had them all by their heights, she told you, like a class.',
    ],
  },
  {
    kind: 'grave',
    name: 'Kubizuka',
    gloss: 'the mound of heads',
    terrains: ['plains', 'hills', 'desert'],
    seen: [
      'It was a round mound with one pine on it. Of those inside, the inscription says, four hundred were on one side and four hundred on the other, and it is not known any longer which.',
      'Fresh incense stood on the east of the mound and fresh incense on the west. The two families who bring it come on different days, and each sweeps up after the other.',
      'A path came up to the mound, went round it, and set out again on the other side, so that nobody should have walked over anyone.',
    ],
  },
  {
    kind: 'grave',
    name: 'Funazuka',
    gloss: 'the boat grave',
    terrains: ['coast', 'swamp'],
    seen: [
      'A boat had been buried there keel upward, as boats ought to be. Its name was still to be read on the stern; somebody paints it over again in the month of the dead.',
      'The ribs came up through the grass in two rows, and between them stood a stone to nine men, with room left on it for a tenth.',
      'Children had laid out shells along both sides of it, for oars. There were nine to a side, and somebody keeps them straight.',
    ],
  },
  {
    kind: 'ford',
    name: 'Asase',
    gloss: 'the shallows',
    terrains: ['plains', 'forest', 'swamp'],
    seen: [
      'The river spread itself out there and let one see the bottom. Six naked porters sat upon the bank, who would carry you over dry, for a sum that went up with the water.',
      'Bamboos stuck in the bed showed where to walk. Some of them had been moved, by boys or by the other village.',
      'A post in midstream was marked off in hands, for the depth, with a price cut beside each. The topmost was a good deal worn. At the lowest it said that one might as well walk.',
    ],
  },
  {
    kind: 'ford',
    name: 'Uma-arai',
    gloss: 'where the horses are washed',
    terrains: ['hills', 'plains', 'forest'],
    seen: [
      'An army had washed its horses there before a battle, and the bank is trodden down yet. Women beat cloth on a flat rock that has a hoof-print in it.',
      'You crossed on stones set for a longer leg than yours. A famous charger is said to have refused there, and to have been right.',
      'A wooden horse, no higher than your knee, stood in the shallows up to its girth, and a very old woman was washing it. It was done every year, she told you; she was only the one who was left.',
    ],
  },
  {
    kind: 'tower',
    name: 'Noroshi-dai',
    gloss: 'the beacon stand',
    terrains: ['coast', 'hills', 'mountains'],
    seen: [
      'Three stone hearths stood in a line, for one smoke, or two, or all three. Wolf’s dung was stored beside them in a jar, which had a lid, and a stone on the lid.',
      'From the platform you could see the next beacon, and from there, it was said, the next. The keeper had not lit his in his lifetime. He swept it daily.',
      'The keeper had beans growing in rows between the hearths. He could have them up in the time that it takes to strike a light, he told you. He had practised it.',
    ],
  },
  {
    kind: 'cave',
    name: 'Tengu-iwaya',
    gloss: 'the goblin’s cave',
    terrains: ['mountains', 'forest', 'hills'],
    seen: [
      'High up in the rock was a hole with a ledge before it, and on that a pair of clogs, each with a single tooth. They were as long as your forearm, and had lately been out.',
      'Woodcutters leave a rice-cake in the mouth of the cave, and take their hats off while they do it. You saw the crumbs, and a feather that was too large.',
      'A fan of seven feathers lay on the ledge, as big as a door. Nobody in those parts would say whose it was, or walk in front of it.',
    ],
  },
  {
    kind: 'tree',
    name: 'Yūrei-yanagi',
    gloss: 'the ghost’s willow',
    terrains: ['swamp', 'plains'],
    seen: [
      'The willow leaned out over black water with its hair down. On the trunk, at the height of a face, the bark had been worn smooth by people putting their ear to it.',
      'A lady drowned herself from it for a captain, or, as they tell it further down, he for her. Combs hang in the branches, of boxwood mostly, and one of gold that nobody takes.',
      'There was a bench under the willow, with nobody on it, and a few steps off there was another, for people to wait on until the first should be free.',
    ],
  },
  {
    kind: 'tree',
    name: 'Meoto-sugi',
    gloss: 'the wedded cedars',
    terrains: ['forest', 'mountains'],
    seen: [
      'Two cedars had grown together from the height of a house upward. A straw rope went round them both. Couples come to touch the rope together, and widows by themselves, later, with a broom.',
      'The bark of the one was red and of the other grey, and where they met you could not have put in a knife. A squirrel kept its nuts in the fork.',
      'A shelf had been put up between the trunks, with two cups on it. Whoever fills them has to fill both to the same height, and somebody had been there with a straw, to measure.',
    ],
  },
];
