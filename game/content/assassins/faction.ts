import { type FactionContent } from '../../model/content/faction-content.js';
import { companion, item } from '../goods.js';

export const assassins: FactionContent = {
  id: 'assassins',
  name: 'Assassins',
  era: 'Renaissance',
  environment: 'Hill towns, cypress roads and lagoons, all within sight of a bell-tower',
  caption: 'Courts, cellars and codices',
  description:
    'Every wall here has been paid for twice, once by the prince and once by the man who wanted a door in it. The banks know who will die, the painters have drawn him already, and you were sent a glove with a name inside. The pay is good. The name is a friend’s.',
  nameExamples: ['Lapo', 'Fiammetta', 'Corrado', 'Ginevra'],
  traits: ['Roofs by night', 'Poisons and their cures', 'Ciphers', 'Manners at table'],
  names: {
    given: {
      male: [
        'Lapo',
        'Corrado',
        'Vieri',
        'Baldassare',
        'Neri',
        'Ottavio',
        'Taddeo',
        'Ercole',
        'Gentile',
        'Simone',
        'Bartolo',
        'Guido',
        'Zanobi',
      ],
      female: [
        'Fiammetta',
        'Ginevra',
        'Lucrezia',
        'Bianca',
        'Oretta',
        'Cassandra',
        'Tessa',
        'Isotta',
        'Caterina',
        'Lisabetta',
        'Violante',
        'Smeralda',
        'Nencia',
      ],
      'non-binary': [
        'Andrea',
        'Celeste',
        'Fiore',
        'Angelo',
        'Diamante',
        'Sole',
        'Pace',
        'Vento',
        'Felice',
        'Ambra',
        'Amore',
        'Corvo',
      ],
    },
    second: {
      male: [
        'dei Bardi',
        'Salviati',
        'Malaspina',
        'da Fiesole',
        'Cavalcanti',
        'Orsini',
        'del Nero',
        'Buonaparte',
        'da Rovigo',
        'Spinola',
        'Tornaquinci',
        'senza Casa',
      ],
      female: [
        'dei Bardi',
        'Salviati',
        'Malaspina',
        'da Fiesole',
        'Cavalcanti',
        'Orsini',
        'del Nero',
        'della Rosa',
        'da Rovigo',
        'Spinola',
        'Tornabuoni',
        'senza Casa',
      ],
      'non-binary': [
        'dei Bardi',
        'Salviati',
        'Malaspina',
        'da Fiesole',
        'Cavalcanti',
        'del Mare',
        'del Nero',
        'della Notte',
        'da Rovigo',
        'Spinola',
        'del Ponte',
        'senza Casa',
      ],
    },
    order: 'given-second',
  },
  professions: {
    warrior: {
      name: 'Bravo',
      description:
        'You have stood behind four great men in the street. Two of them turned round in time to see who was paying you next.',
      startingEquipment: [
        item('Side-sword', 13, 'Bolognese work, and the school that goes with it.'),
        item('Parrying dagger', 8, 'For the hand nobody watches.'),
        item('Steel-lined cap', 5, 'Velvet outside, good sense within.'),
      ],
      specialAbility: 'Two in an alley: the second man is already too late.',
    },
    merchant: {
      name: 'Bank factor',
      description:
        'You carried letters of exchange between cities at war, and were saluted by both. You know what every prince in Italy is worth, and it has cost you your awe.',
      startingEquipment: [
        item('Letter of exchange', 15, 'Payable at sight, to the bearer, in any city with a Medici in it.'),
        item('Ledger in cipher', 7, 'Double entry, and a third that is not ruled.'),
        item('Assay stone', 5, 'Touch gold to it and it tells on the gold.'),
      ],
      specialAbility: 'At sight: somebody in every town would be sorry to see you robbed.',
      startingCompanions: [
        companion(
          'guard',
          'bodyguard',
          'Ruggero',
          'A Swiss, though he denies it, with a two-handed sword and a rosary.',
          ['Stands in doors', 'Never drunk on duty'],
        ),
      ],
    },
    scout: {
      name: 'Nightwalker',
      description:
        'There are two cities, and the upper one has no watch. You learned the tiles as other children learn the catechism, and have fallen from grace only once.',
      startingEquipment: [
        item('Soft shoes', 4, 'Doeskin, resoled with felt.', 2),
        item('Coil of rope', 3, 'Silk, thin as a lie, and it has never failed.'),
        item('Dark lantern', 6, 'One shutter, no reflection.'),
      ],
      specialAbility: 'The upper city: walls are only steep roads to you.',
      startingCompanions: [
        companion('other', 'bird', 'Tizio', 'A jackdaw who steals for himself and shares by accident.', [
          'Fetches small bright things',
          'Warns of cats',
        ]),
      ],
    },
    scholar: {
      name: 'Cipher clerk',
      description:
        'You read other men’s letters for the Signoria, and sealed them again so well that the senders complained of delays. Then you read one about yourself.',
      startingEquipment: [
        item('Cipher wheel', 9, 'Two brass discs, and the secret is a birthday.'),
        item('Vial of antidote', 10, 'It covers five poisons. There are six.'),
        item('Hand mirror', 5, 'For corners, for burning-glasses, for backwards writing.'),
      ],
      specialAbility: 'Other men’s letters: what is hidden in writing is merely slow.',
    },
    artisan: {
      name: 'Locksmith',
      description:
        'You made the strong-room of a cardinal, and he had you blindfolded when you left it. He should have thought of your fingers.',
      startingEquipment: [
        item('Ring of picks', 9, 'Eleven, and a twelfth for the lock that you made yourself.'),
        item('Vial of aqua fortis', 7, 'Eats iron, slowly, with a smell of vintage.'),
        item('Folding stiletto', 8, 'Opens letters, shellfish and disputes.'),
      ],
      specialAbility: 'By touch: what was closed by a hand opens to yours.',
    },
  },
};
