import { type FactionContent } from '../../model/content/faction-content.js';
import { companion, item } from '../goods.js';

export const barbarians: FactionContent = {
  id: 'barbarians',
  name: 'Barbarians',
  era: 'Ancient Times',
  environment: 'Black forest, high pasture and bog, with the herds between them',
  caption: 'Herds, winters and ochre',
  description:
    'The people of stone houses call you by a noise, and you have a word for them too. Your wealth walks, your dead sit up in their mounds with good swords, and whatever matters is said three times so that it keeps. Winter is the oldest of the gods. It takes its tenth.',
  nameExamples: ['Brannoc', 'Velda', 'Orgetor', 'Skaga'],
  traits: ['Herds and herding', 'The long winter', 'Oaths said three times', 'Ochre and bronze'],
  names: {
    given: {
      male: [
        'Brannoc',
        'Orgetor',
        'Catuvel',
        'Adgan',
        'Drust',
        'Harud',
        'Teuto',
        'Marcomar',
        'Segovax',
        'Ingwar',
        'Vindex',
        'Bolg',
        'Ariov',
      ],
      female: [
        'Velda',
        'Skaga',
        'Boduga',
        'Nemeta',
        'Cartim',
        'Aurin',
        'Ganna',
        'Epona',
        'Thusna',
        'Vera',
        'Ulfa',
        'Onom',
        'Breaca',
      ],
      'non-binary': [
        'Ash',
        'Rook',
        'Hern',
        'Sedge',
        'Tarn',
        'Elder',
        'Crane',
        'Flint',
        'Brae',
        'Otter',
        'Thorn',
        'Wren',
      ],
    },
    second: {
      male: [
        'Ox-brother',
        'of the Red Hand',
        'Elk-shoulder',
        'of Nine Mounds',
        'Bronze-tooth',
        'of the Marsh Kin',
        'Storm-born',
        'Two-winters',
        'of the White Bull',
        'Deep-drinker',
        'of the Black Wood',
        'Stone-sleeper',
      ],
      female: [
        'Spear-sister',
        'of the Red Hand',
        'Elk-tamer',
        'of Nine Mounds',
        'Ash-wife',
        'of the Marsh Kin',
        'Storm-born',
        'Crow-mother',
        'of the White Bull',
        'Amber-throat',
        'of the Black Wood',
        'Hearth-biter',
      ],
      'non-binary': [
        'Between-fires',
        'of the Red Hand',
        'Who-walks-back',
        'of Nine Mounds',
        'Mask-wearer',
        'of the Marsh Kin',
        'Storm-born',
        'Ford-keeper',
        'of the White Bull',
        'Old-voice',
        'of the Black Wood',
        'Twice-named',
      ],
    },
    order: 'given-second',
  },
  professions: {
    warrior: {
      name: 'Spear-carrier',
      description:
        'You painted your face at thirteen and it was not for dancing. Four chiefs have given you rings. Three of them wanted the rings back.',
      startingEquipment: [
        item('Ash spear', 7, 'The shaft is new, the head is older than the tribe.'),
        item('Hide shield', 5, 'Bull’s neck, boiled; it has teeth marks along the top, and they are yours.'),
        item('Bronze torc', 14, 'Given before witnesses. Taken off only by the dead.'),
      ],
      specialAbility: 'First shout: men who were about to run remember that they are not.',
      startingCompanions: [
        companion(
          'guard',
          'bodyguard',
          'Cathbad',
          'A cousin, painted to the eyes, who swore to bring you home and has lost the way.',
          ['Fights at your back', 'Remembers every insult'],
        ),
      ],
    },
    merchant: {
      name: 'Salt-carrier',
      description:
        'Salt down to the herders, hides up to the pits, and the same greeting on every hill. You have been robbed by all the tribes and are owed by most.',
      startingEquipment: [
        item('Block of salt', 8, 'Pink, heavy, licked by one corner’s worth of cattle.'),
        item('Bead string', 6, 'Amber and blue glass, knotted for counting.'),
        item('Carrying frame', 3, 'Willow. It has made your shoulders into another man’s.'),
      ],
      specialAbility: 'Salt peace: nobody kills the salt before it has reached him.',
      startingCompanions: [
        companion('other', 'animal', 'Grunt', 'A pack-ox of few ideas, all sound.', [
          'Carries salt',
          'Breaks trail in snow',
        ]),
      ],
    },
    scout: {
      name: 'Tracker',
      description:
        'You followed a wolf for a month once, to see where it would go. It went in a circle, and so did the wolf behind you.',
      startingEquipment: [
        item('Flatbow', 8, 'Elm, and strung with what it killed.'),
        item('Birch snowshoes', 4, 'Bent over steam, netted with gut.', 2),
        item('Bone whistle', 2, 'Swan’s wing. Dogs hear it; so does one sort of person.'),
      ],
      specialAbility: 'Cold trail: a bent grass tells you its story to the end.',
      startingCompanions: [
        companion('other', 'animal', 'Greyface', 'More wolf than she pretends.', ['Scents the wind', 'Keeps watch']),
      ],
    },
    scholar: {
      name: 'Bone-reader',
      description:
        'You hold the names of the fathers back to the ice, and say them all on the long night. If you skip one, he comes and sits by you.',
      startingEquipment: [
        item('Bag of knuckle-bones', 4, 'Goat, hare, and one on which you do not elaborate.'),
        item('Lump of ochre', 3, 'For the dead, for the newborn, and for the face.'),
        item('Hollow reed', 2, 'For breath, for smoke, for listening under water.'),
      ],
      specialAbility: 'The long night: you know who was here, and what they want.',
    },
    artisan: {
      name: 'Bronze-caster',
      description:
        'You turn stones into water and water into axes. The tribe feeds you well and sits a little way off while you eat.',
      startingEquipment: [
        item('Bronze axe', 11, 'Your own casting; the seam shows if one knows where to weep.'),
        item('Clay crucible', 4, 'Fired so often that it rings.'),
        item('Skin bellows', 4, 'A goat that still has breath in it.'),
      ],
      specialAbility: 'Stone into water: fire does for you what it does for nobody.',
    },
  },
};
