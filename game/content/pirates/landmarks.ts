import { type LandmarkContent } from '../../model/content/saga-content.js';

export const pirateLandmarks: readonly LandmarkContent[] = [
  {
    kind: 'ruin',
    name: 'Ingenio Quemado',
    gloss: 'the burnt sugar-mill',
    terrains: ['plains', 'hills', 'forest'],
    seen: [
      'The rollers of the mill stood up out of creeper with a tree grown between them. Those who had set the fire had first unscrewed the bell and carried it off; you could see the four bolts, greased and laid in a row.',
      'There was a chimney, and a flight of steps that led to no house. On the top step somebody had left a mango, as one leaves a card.',
    ],
  },
  {
    kind: 'ruin',
    name: 'Fort Pity',
    gloss: 'built for the war before',
    terrains: ['coast', 'desert', 'swamp'],
    seen: [
      'Four bastions and a ditch, and every gun in it honeycombed with rust. Goats were mounting guard. They changed it, as you came up, with some ceremony.',
      'The garrison had gone so long ago that their beans had come up by themselves, in ranks. Over the gate a hole showed where a king’s arms had been got off for the lead.',
    ],
  },
  {
    kind: 'camp',
    name: 'Boucan Vieux',
    gloss: 'the old smoke-racks',
    terrains: ['plains', 'forest', 'coast'],
    seen: [
      'Green-wood racks, black with a hundred years of beef, and a ring of skulls with horns on for sitting. From here the first of the trade had gone out in a canoe to take a ship, having run short of salt.',
      'Hides were pegged on the ground like the pages of something. The ashes were warm, and three dogs lay about them who did not get up, but kept count of you.',
    ],
  },
  {
    kind: 'camp',
    name: 'Palenque del Alba',
    gloss: 'stockade of those who ran',
    terrains: ['forest', 'mountains', 'swamp'],
    seen: [
      'A fence of living thorn, and a path to it that turned back upon itself five times so as to be looked at. Inside there were yams, and a loom going, and a sentry of some seven years.',
      'You took it for a thicket until it coughed. Then there were roofs in there, and smoke let out by many small holes, so as to look from below like a morning.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Nuestra Señora del Ancla',
    gloss: 'Our Lady of the Anchor',
    terrains: ['coast', 'hills', 'desert'],
    seen: [
      'An anchor stood on its crown, taller than a man, with a doll in a blue coat set in the ring. Everyone who had been saved had tied on a bit of the rope that did it.',
      'She had a ship’s lantern and a niche made out of a gun-port lid. In the dish were a button, a tooth, a ring with the finger-mark in it yet, and a receipt.',
    ],
  },
  {
    kind: 'shrine',
    name: 'The Drum Stone',
    gloss: 'where saints have other names',
    terrains: ['mountains', 'forest', 'swamp'],
    seen: [
      'It was a flat grey boulder, hollow beneath, and worn in two places to the shape of two hands. You let your own down on it. It answered, quite low, some time before you had touched it.',
      'White feathers lay about it, and rum in half a coconut, which the ants were going round. Nobody was by. There was nevertheless a place kept open on the right side, for whoever should come.',
    ],
  },
  {
    kind: 'grave',
    name: 'Captain’s Share',
    gloss: 'six feet by two',
    terrains: ['coast', 'desert', 'hills'],
    seen: [
      'A mound with a rudder at the head of it. They had cut on the rudder what he took, from whom, and in what year, added it up, and carried nothing forward.',
      'The stone said that here lay the captain, having had his share; and under that, smaller, and in another hand, that so had they.',
    ],
  },
  {
    kind: 'grave',
    name: 'Las Trece Cruces',
    gloss: 'the thirteen crosses',
    terrains: ['plains', 'mountains', 'desert'],
    seen: [
      'Twelve crosses, in a row, made out of musket-stocks. The thirteenth stood off by itself, and was made of two good boards, painted; that was the paymaster, who had brought his own.',
      'It was where the silver guard had been waylaid. They were buried as they fell, facing both ways, with a hat upon every cross. Someone still came and put the hats straight.',
    ],
  },
  {
    kind: 'ford',
    name: 'Paso de la Plata',
    gloss: 'where the silver crossed',
    terrains: ['plains', 'hills', 'forest'],
    seen: [
      'The mules of three kings had worn steps in the bank, and the river used them. Every so often it turned up a hoof-iron, to keep people interested.',
      'Stakes showed where to go over, and a broken one where not to. On the far side a stone bench was set for the officer who used to count the mules over.',
    ],
  },
  {
    kind: 'ford',
    name: 'Dry Shirt Crossing',
    gloss: 'but only in March',
    terrains: ['swamp', 'plains', 'hills', 'forest'],
    seen: [
      'Brown water went by there with its hands in its pockets, to about the waist. A line had been slung across from palm to palm, and upon it, at half way, hung somebody’s breeches.',
      'You could make out the bottom by the turtles. They had a ledge there, straight over, paved with their backs, and seemed used to being asked to move.',
    ],
  },
  {
    kind: 'tower',
    name: 'Atalaya del Moro',
    gloss: 'the Moor’s lookout',
    terrains: ['coast', 'hills', 'mountains', 'desert'],
    seen: [
      'A round tower, without a door, built to cry the coming of people like you. Someone had painted a large eye upon the side of it, and then, it seemed, been sorry, and added a lid.',
      'The stair was gone out of it and the pigeons had it all. On the inside, as high as a child can reach, there was every flag that had been seen from the top, done in chalk.',
    ],
  },
  {
    kind: 'cave',
    name: 'Casa de los Ciegos',
    gloss: 'house of the blind',
    terrains: ['mountains', 'hills', 'forest'],
    seen: [
      'There was a mouth in the rock, and a stream came out of it with fish in, white ones, who had done away with eyes. They turned toward your step, all together, like a congregation.',
      'Some steps in, you found shelves cut, and a bed, and on the wall a face of the old people of the islands with its mouth open. Cold air came out by the mouth.',
    ],
  },
  {
    kind: 'cave',
    name: 'The Powder Hole',
    gloss: 'no pipes',
    terrains: ['coast', 'mountains', 'desert'],
    seen: [
      'It went in behind a fallen slab, dry as a church. Rows of rings showed on the floor where barrels had stood, and a notice, burnt in on a stave, asked gentlemen to take off their shoes.',
      'Three generations of the trade had kept their powder there and cut their names. The last name stopped in the middle, and the wall about it was very black.',
    ],
  },
  {
    kind: 'tree',
    name: 'La Ceiba Madre',
    gloss: 'mother of the silk-cottons',
    terrains: ['plains', 'forest', 'swamp'],
    seen: [
      'Its roots stood up in walls, and one could have stabled horses among them; someone had. The bark was stuck with nails as high as an arm reaches, one to each oath, and some of them were bent.',
      'No one in those islands will cut a ceiba or tell a lie below one. You went by round the outside, on the whole, and kept to remarks about the road.',
    ],
  },
];
