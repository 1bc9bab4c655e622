import { type FactionContent } from '../../model/content/faction-content.js';
import { companion, item } from '../builders/items.js';

export const samurai: FactionContent = {
  id: 'samurai',
  name: 'Samurai',
  era: 'Feudal Japan',
  environment: 'Cedar passes, terraced valleys and an inland sea crowded with islands',
  caption: 'Mountain roads and old debts',
  description:
    'A bow is measured to the hand’s breadth, and so is an insult. The barriers on the road want a paper; the paper wants a seal; the seal belongs to a lord whose house may not be standing by the time you reach the gate. Walk as though somebody were taking notes.',
  nameExamples: ['Jinpachi', 'Tomoe', 'Kagenori', 'Oriku'],
  traits: ['The drawn and the undrawn sword', 'Courtesy as defence', 'Debts of honour', 'Verse at short notice'],
  names: {
    given: {
      male: [
        'Jinpachi',
        'Kagenori',
        'Masatake',
        'Hanbei',
        'Shinzaemon',
        'Tadatsune',
        'Genzo',
        'Yoshiharu',
        'Kihei',
        'Munetoki',
        'Sadakatsu',
        'Denjiro',
      ],
      female: [
        'Tomoe',
        'Oriku',
        'Chiyo',
        'Hatsu',
        'Masako',
        'Koharu',
        'Sayo',
        'Ohatsu',
        'Yodo',
        'Tamaki',
        'Shizu',
        'Kikuno',
      ],
      'non-binary': [
        'Makoto',
        'Hikaru',
        'Kaoru',
        'Aoi',
        'Shinobu',
        'Akira',
        'Tsubasa',
        'Nagi',
        'Chikage',
        'Misao',
        'Izumi',
        'Hayate',
      ],
    },
    second: {
      male: [
        'Kurokawa',
        'Akagi',
        'Hoshina',
        'Matsukura',
        'Oda',
        'Saeki',
        'Numata',
        'Katagiri',
        'Inoue',
        'Kitamura',
        'Mizuno',
        'Aratani',
      ],
      female: [
        'Kurokawa',
        'Akagi',
        'Hoshina',
        'Matsukura',
        'Oda',
        'Saeki',
        'Numata',
        'Katagiri',
        'Inoue',
        'Kitamura',
        'Mizuno',
        'Aratani',
      ],
      'non-binary': [
        'Kurokawa',
        'Akagi',
        'Hoshina',
        'Matsukura',
        'Oda',
        'Saeki',
        'Numata',
        'Katagiri',
        'Inoue',
        'Kitamura',
        'Mizuno',
        'Aratani',
      ],
    },
    order: 'second-given',
  },
  professions: {
    warrior: {
      name: 'Ronin',
      description:
        'Your lord is ash and his castle is another man’s rice store. You have his last order, which was to live, and you find it the hardest he gave.',
      startingEquipment: [
        item('Long sword', 18, 'Signed on the tang by a smith who asked that it be drawn seldom.'),
        item('Short sword', 12, 'For indoors, and for endings.'),
        item('Straw raincoat', 2, 'Makes any man a farmer at forty paces.'),
      ],
      specialAbility: 'First cut: the sword leaves the scabbard already finished.',
    },
    merchant: {
      name: 'Rice-broker',
      description:
        'You lend to lords, who despise you, against harvests that have not been planted. You keep your ledgers in two inks, and your face in one.',
      startingEquipment: [
        item('Abacus', 6, 'Persimmon wood. Its click has ended three great houses.'),
        item('Travel pass', 9, 'Genuine. You paid a great deal for it to be.'),
        item('Jar of plum wine', 5, 'Opens doors, mouths and, on one occasion, a treaty.'),
      ],
      specialAbility: 'Two inks: you know what a man owes before he has sat down.',
      startingCompanions: [
        companion({
          build: 'guard',
          type: 'bodyguard',
          name: 'Gonroku',
          description: 'A retired wrestler, who carries the strong-box and says grace over every meal.',
          abilities: ['Blocks a doorway', 'Cannot be bribed, only fed'],
        }),
      ],
    },
    scout: {
      name: 'Shinobi',
      description:
        'You have been a pilgrim, a puppeteer and somebody’s widow. There is a village in the hills where they know your face, and they would deny it.',
      startingEquipment: [
        item('Iron fan', 8, 'Folds like a courtesy and stops a blade.'),
        item('Coil of rope', 3, 'Hair and hemp, with a hook that is also a hairpin.'),
        item('Pilgrim’s bell', 2, 'No barrier guard has ever looked twice at it.'),
      ],
      specialAbility: 'Borrowed face: you are whoever was expected.',
    },
    scholar: {
      name: 'Temple scholar',
      description:
        'You copied sutras for twenty years, and one winter you understood one. The abbot sent you down the mountain to see whether it would wear off.',
      startingEquipment: [
        item('Ink-stone', 5, 'Worn hollow, as a step is.'),
        item('String of prayer beads', 4, 'A hundred and eight, and one that you added.'),
        item('Herb-chest', 8, 'Small drawers, small writing, large claims.'),
      ],
      specialAbility: 'Twenty winters: you have read what everyone here is quoting.',
    },
    artisan: {
      name: 'Swordsmith',
      description:
        'You fold steel and you fast while you do it. Of the blades you have made, one was refused by a lord as too beautiful, and you followed it out of his gate.',
      startingEquipment: [
        item('Smith’s hammer', 7, 'The handle has taken the print of your hand, and of your master’s under it.'),
        item('Unsigned dagger', 10, 'You have not decided whether you made it.'),
        item('Whetstone', 3, 'Kyoto stone, fine as cream, wrapped like a sweet.'),
      ],
      specialAbility: 'The grain of steel: you read a blade, and the hand that kept it.',
    },
    diplomat: {
      name: 'Court envoy',
      description:
        'You carry other people’s silences from one castle to the next. They seat you near the door, which you take for an honour, and it has twice been one.',
      startingEquipment: [
        item('Sealed letter', 8, 'From a great house. You know what is in it and they do not.'),
        item('Court fan', 6, 'There are eleven ways to close it.'),
        item('Silk robe', 10, 'The colour was permitted last year.'),
      ],
      specialAbility: 'Eleven ways: what you leave unsaid is heard.',
      startingCompanions: [
        companion({
          build: 'guard',
          type: 'bodyguard',
          name: 'Yasuke',
          description: 'A spearman of the house guard, sent to protect the letter. He has begun to protect you.',
          abilities: ['Walks ahead', 'Knows the crests'],
        }),
      ],
    },
  },
};
