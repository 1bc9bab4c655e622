import { type FactionContent } from '../../model/content/faction-content.js';
import { companion, item } from '../builders/items.js';

export const knights: FactionContent = {
  id: 'knights',
  name: 'Knights',
  era: 'Medieval Period',
  environment: 'Ploughland, deer forest and walled towns, a day’s ride from one another',
  caption: 'Oaths, tourneys and plague',
  description:
    'The bells have stopped in three villages and nobody has gone to ask why. Harvest stands, the toll-gates stand, and the lords sit at table by their degree, arguing over who is dead. You swore an oath at an altar. You are finding out how many people heard you.',
  nameExamples: ['Aldous', 'Isabeau', 'Godfrey', 'Edith'],
  traits: ['Lance and warhorse', 'The sworn word', 'Heraldry', 'Mass, and confession'],
  names: {
    given: {
      male: [
        'Aldous',
        'Godfrey',
        'Colin',
        'Renard',
        'Thibault',
        'Wymond',
        'Gervase',
        'Lambert',
        'Gerold',
        'Ranulf',
        'Enguerrand',
        'Baldwin',
        'Amaury',
      ],
      female: [
        'Isabeau',
        'Edith',
        'Heloise',
        'Rohese',
        'Petronilla',
        'Avice',
        'Yolande',
        'Mabel',
        'Blanche',
        'Ermengarde',
        'Sibyl',
        'Idonea',
        'Alienor',
      ],
      'non-binary': [
        'Aubrey',
        'Emery',
        'Basil',
        'Hilary',
        'Jocelyn',
        'Clemence',
        'Florian',
        'Perrin',
        'Noel',
        'Merle',
        'Sidony',
        'Vivian',
      ],
    },
    second: {
      male: [
        'of Ashby',
        'de Montfaucon',
        'Malapert',
        'of the Marches',
        'Fitzwarin',
        'de Clare',
        'Peverel',
        'of Saint-Loup',
        'Bonchance',
        'Strongitharm',
        'de Vaux',
        'of the Ford',
      ],
      female: [
        'of Ashby',
        'de Montfaucon',
        'of the Marches',
        'Fitzwarin',
        'de Clare',
        'Peverel',
        'of Saint-Loup',
        'la Forte',
        'de Vaux',
        'of the Ford',
        'de Brienne',
        'Goldhand',
      ],
      'non-binary': [
        'of Ashby',
        'de Montfaucon',
        'of the Marches',
        'Fairweather',
        'de Clare',
        'Peverel',
        'of Saint-Loup',
        'Pilgrim',
        'de Vaux',
        'of the Ford',
        'Lackland',
        'Godspeed',
      ],
    },
    order: 'given-second',
  },
  professions: {
    warrior: {
      name: 'Knight errant',
      description:
        'You hold no land, so you hold to your word. It is lighter than land, and so far nobody has married you for it.',
      startingEquipment: [
        item('Arming sword', 14, 'Blessed once, ground often.'),
        item('Kite shield', 9, 'The arms are your grandfather’s; the dents are yours.'),
        item('Ash lance', 5, 'Good for one argument.'),
      ],
      specialAbility: 'Couched lance: what you ride at, you reach.',
      startingCompanions: [
        companion({
          build: 'horse',
          type: 'mount',
          name: 'Bayard',
          description: 'A chestnut destrier past his best years, who has not been told.',
          abilities: ['Charges', 'Stands in noise'],
        }),
      ],
    },
    merchant: {
      name: 'Chapman',
      description:
        'Needles, ribbons, pepper and news. You have a place at every fair from Troyes to Stourbridge, and at every one a man who is waiting for you to die in debt to him.',
      startingEquipment: [
        item('Pedlar’s pack', 6, 'Forty pockets. You know which are empty.'),
        item('Twist of pepper', 9, 'Worth a lamb, and easier to carry over a wall.'),
        item('Tally sticks', 3, 'Your half of a dozen bargains.', 12),
      ],
      specialAbility: 'News of the fair: people will tell you things to hear others.',
      startingCompanions: [
        companion({
          build: 'other',
          type: 'animal',
          name: 'Dun Margery',
          description: 'A pack-ass with a cross on her back and no other sign of grace.',
          abilities: ['Carries the pack', 'Brays at wolves'],
        }),
      ],
    },
    scout: {
      name: 'Forester',
      description:
        'You kept a lord’s deer from his people, and then one bad winter you did not. You left by the way the deer go.',
      startingEquipment: [
        item('Yew longbow', 11, 'Cut in a churchyard, by leave.'),
        item('Hunting horn', 4, 'Three notes, and each is a law.'),
        item('Woodman’s knife', 4, 'For brambles, kindling and bread.'),
      ],
      specialAbility: 'Deer-paths: the wood lets you through and closes after.',
      startingCompanions: [
        companion({
          build: 'other',
          type: 'animal',
          name: 'Gelert',
          description: 'A grey lurcher, stolen with the venison.',
          abilities: ['Tracks', 'Sleeps on your feet'],
        }),
      ],
    },
    scholar: {
      name: 'Clerk',
      description:
        'You have Latin, a little physic, and the tonsure that saves a man from hanging if he can read one verse. You can read a good many.',
      startingEquipment: [
        item('Book of hours', 12, 'Somebody has drawn snails in the margin, armed.'),
        item('Physic bag', 7, 'Willow, rue, leeches, and a spare prayer.'),
        item('Goose quills', 2, 'And oak-gall ink, in a cow’s horn.', 6),
      ],
      specialAbility: 'Benefit of clergy: where it is written, you may argue it.',
    },
    artisan: {
      name: 'Armourer',
      description:
        'You know how men are made, having had to go round them in steel. You can tell by a helmet’s dent whether its owner was brave or slow.',
      startingEquipment: [
        item('Riveting hammer', 5, 'Small, for close work and closer quarrels.'),
        item('Mail shirt', 13, 'Thirty thousand rings. You counted, one Lent.'),
        item('Iron tongs', 4, 'For what one does not wish to hold.'),
      ],
      specialAbility: 'Rivet and ring: you make sound what others would bury.',
    },
    diplomat: {
      name: 'Herald',
      description:
        'You may cross any field with a white rod and say what you were told to. You know four hundred coats of arms, and which of them are still being worn.',
      startingEquipment: [
        item('White rod', 4, 'Peeled hazel. Armies have gone round it.'),
        item('Roll of arms', 9, 'Four hundred shields, in colours. The dead have a small cross.'),
        item('Embroidered tabard', 8, 'Nobody strikes it. So far.'),
      ],
      specialAbility: 'Safe-conduct: you are heard before you are hit.',
      startingCompanions: [
        companion({
          build: 'horse',
          type: 'mount',
          name: 'Candide',
          description: 'A white palfrey of perfect manners, lent by a bishop.',
          abilities: ['Ambles all day', 'Impresses porters'],
        }),
      ],
    },
  },
};
