import { type LandmarkContent } from '../../model/content/saga-content.js';

export const empireLandmarks: readonly LandmarkContent[] = [
  {
    kind: 'ruin',
    name: 'Villa Perusta',
    gloss: 'the burnt villa',
    terrains: ['plains', 'hills', 'coast'],
    seen: [
      'Nine columns stood about a pool with a fig tree in it. The mosaic said CAVE CANEM, and the dog had been taken up, very neatly, by a dealer.',
      'Fire had gone through the house from the kitchen. What was left was the bath, a stair, and on one wall a painted window with a view of the sea.',
    ],
  },
  {
    kind: 'ruin',
    name: 'Thermae Siccae',
    gloss: 'the dry baths',
    terrains: ['desert', 'plains', 'swamp'],
    seen: [
      'The baths had been finished before anybody asked where the water was to come from. Pigeons had the steam room and rats the cold.',
      'You could read the dedication, thirty feet of it. It thanked the river god in advance.',
    ],
  },
  {
    kind: 'camp',
    name: 'Castra Sexta',
    gloss: 'the sixth camp',
    terrains: ['forest', 'hills', 'plains'],
    seen: [
      'It was a square of grass with a bank round it, and nettles where the latrines had been. One could still have found one’s own tent.',
      'They had slept here a single night, ten thousand of them. Four gates, a ditch, and in the exact middle a hearth the size of a shield.',
    ],
  },
  {
    kind: 'camp',
    name: 'Statio Ultima',
    gloss: 'the last way-station',
    terrains: ['desert', 'mountains', 'swamp'],
    seen: [
      'There was a stable for six horses, with their names over the mangers. There was a slate as well, with a courier expected on it who had not come.',
      'The post-house still had its door, and a key on a nail for whoever should need it. Beyond it the road was marked but not paved.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Fanum Viatorum',
    gloss: 'the travellers’ shrine',
    terrains: ['mountains', 'hills', 'desert', 'forest'],
    seen: [
      'To the god of this place, it said, whoever you are. In the niche were a coin, some hair, a baby’s shoe, and one of those clay feet.',
      'A roof no bigger than a table, upon four posts, and a jug under it that each who went by was expected to leave fuller. It was half full.',
    ],
  },
  {
    kind: 'shrine',
    name: 'Ara Neptuni',
    gloss: 'Neptune’s altar',
    terrains: ['coast'],
    seen: [
      'The altar stood below the tide-mark, so that the god could come in for it. Oars were piled against it, each with a name burnt into the blade.',
      'Rudders, anchors and wet cloaks had been hung there by the saved. The drowned, as somebody had scratched on the step, hang up nothing.',
    ],
  },
  {
    kind: 'grave',
    name: 'Sepulcra Nonae',
    gloss: 'the graves of the Ninth',
    terrains: ['forest', 'swamp', 'plains'],
    seen: [
      'Long mounds lay side by side, in ranks, dressed to the right. The moss had been cleared off the first stone, by hand, not long ago.',
      'There were no names, only numbers of years: eleven, four, nineteen, nineteen. A helmet had been set upon each end, to keep the row straight.',
    ],
  },
  {
    kind: 'grave',
    name: 'Bustum Nutricis',
    gloss: 'the nurse’s tomb',
    terrains: ['coast', 'hills', 'plains', 'desert'],
    seen: [
      'It was the grandest tomb on that road, and it was to somebody’s nurse. She sat over the door in marble with her shawl on, looking for somebody small.',
      'A bench ran round the tomb, for the tired, as she would have wished; it said so. Children’s knucklebones lay about in the grass.',
    ],
  },
  {
    kind: 'ford',
    name: 'Vadum Elephanti',
    gloss: 'the elephant’s ford',
    terrains: ['plains', 'forest', 'hills', 'swamp'],
    seen: [
      'The river went wide and brown over gravel. On the bank lay a thigh-bone as long as a bench, and people had been using it as one.',
      'Hannibal had lost an elephant there, they say, or had left it in payment. Ropes ran across from post to post at the height of a man’s chest.',
    ],
  },
  {
    kind: 'ford',
    name: 'Pons Fractus',
    gloss: 'the broken bridge',
    terrains: ['hills', 'plains', 'forest'],
    seen: [
      'Three arches went out from this bank and two from that, and where they ought to have shaken hands the water was shallow. Carts went down and through.',
      'The bridge had been thrown down in a war to stop an army, who waded. Its builder’s name was on the keystone, lying on its side in the stream.',
    ],
  },
  {
    kind: 'tower',
    name: 'Turris Caeca',
    gloss: 'the blind tower',
    terrains: ['coast', 'mountains', 'desert'],
    seen: [
      'It was a signal tower with its lamp gone. They had placed it with care, where it could see the one before, and a hill was in the way of the next.',
      'A stair went up inside, with a step missing at every turn so as to delay an enemy. It had been delaying goats. From the top you saw three provinces.',
    ],
  },
  {
    kind: 'cave',
    name: 'Antrum Faunae',
    gloss: 'the cave of Fauna',
    terrains: ['mountains', 'hills', 'coast'],
    seen: [
      'Women only, it said over the mouth of the cave, in letters a foot high, and was signed by a consul. A warm air came out of it, smelling of thyme and milk.',
      'Water dripped from the roof into a hundred small cups, each with its own note. Someone had arranged them; now and again it came near to being a tune.',
    ],
  },
  {
    kind: 'cave',
    name: 'Metalla Vetera',
    gloss: 'the old mines',
    terrains: ['mountains', 'desert', 'swamp'],
    seen: [
      'The adit was as wide as one man’s shoulders. Tallies had been scratched on both sides as far in as the light went, by fives, and on the left they stopped.',
      'Slag lay in hills, with birches growing on it. An iron ring hung at the entrance, at ankle height, polished by use.',
    ],
  },
  {
    kind: 'tree',
    name: 'Quercus Curiae',
    gloss: 'the council oak',
    terrains: ['forest', 'swamp', 'plains', 'hills'],
    seen: [
      'Under it the tribe had met, before there was a province, and under it they had signed. Nails had been driven in the bark, one for every year since.',
      'The oak was hollow and had a bench in it for nine. The tenth, who was to speak, had stood outside; the ground there was worn like a threshold.',
    ],
  },
];
