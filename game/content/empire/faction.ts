import { type FactionContent } from '../../model/content/faction-content.js';
import { companion, item } from '../builders/items.js';

export const empire: FactionContent = {
  id: 'empire',
  name: 'Empire',
  era: 'Classical Antiquity',
  environment: 'Vineyards, milestones and marble harbours about an inland sea',
  caption: 'Roads, legions and the law',
  description:
    'Every road has a number, every number a clerk, and every clerk a cousin. The law reaches to the last milestone and a spear’s throw past it. Beyond are people who have no word for interest. You carry a seal, two languages, and the habit of writing things down.',
  nameExamples: ['Lucius', 'Cornelia', 'Sextus', 'Drusilla'],
  traits: ['Roads and engineering', 'The law, in writing', 'Discipline', 'Patronage and its bills'],
  names: {
    given: {
      male: [
        'Lucius',
        'Sextus',
        'Marcus',
        'Gaius',
        'Titus',
        'Aulus',
        'Decimus',
        'Servius',
        'Publius',
        'Spurius',
        'Manius',
        'Gnaeus',
      ],
      female: [
        'Cornelia',
        'Drusilla',
        'Aelia',
        'Flavia',
        'Sabina',
        'Octavia',
        'Valeria',
        'Marcia',
        'Tullia',
        'Junia',
        'Fulvia',
        'Caelia',
      ],
      'non-binary': [
        'Hilaris',
        'Felix',
        'Clemens',
        'Fidelis',
        'Hyacinth',
        'Castor',
        'Amandus',
        'Celer',
        'Vitalis',
        'Eumenes',
        'Iris',
        'Phoebe',
      ],
    },
    second: {
      male: [
        'Calvus',
        'Pictor',
        'Varro',
        'Niger',
        'Scaevola',
        'Longinus',
        'Crispus',
        'Balbus',
        'Macer',
        'Rufus',
        'Naso',
        'Strabo',
      ],
      female: [
        'Calva',
        'Secunda',
        'Varilla',
        'Nigrina',
        'Severa',
        'Longina',
        'Crispina',
        'Paulla',
        'Macrina',
        'Rufina',
        'Tertia',
        'Priscilla',
      ],
      'non-binary': [
        'of Ostia',
        'of the Ninth Mile',
        'Peregrinus',
        'Libertus',
        'of Capua',
        'Viator',
        'of Brundisium',
        'Silens',
        'of the Subura',
        'Vespillo',
        'Nauta',
        'of Gades',
      ],
    },
    order: 'given-second',
  },
  professions: {
    warrior: {
      name: 'Legionary',
      description:
        'Twenty years of digging the same ditch in different provinces, and twice somebody came and fell into it. They owe you a farm.',
      startingEquipment: [
        item('Short sword', 12, 'Issued, lost, paid for, found again, and paid for again.'),
        item('Curved shield', 9, 'Three layers of birch and a brass rim with your century’s mark.'),
        item('Entrenching spade', 4, 'It has won more ground than the sword.'),
      ],
      specialAbility: 'Hold the line: while you stand, those behind you do.',
      startingCompanions: [
        companion({
          build: 'guard',
          type: 'bodyguard',
          name: 'Vibius',
          description: 'Your tent-mate of eleven years. He owes you money and will not be killed before he has paid.',
          abilities: ['Locks shields', 'Cooks anything'],
        }),
      ],
    },
    merchant: {
      name: 'Mercator',
      description:
        'Oil out, tin home, and a prayer at each end. You have been shipwrecked twice and audited once, and you speak of the audit in a lower voice.',
      startingEquipment: [
        item('Wax tablet', 3, 'Two leaves, hinged; the debts of three ports are in it.'),
        item('Amphora of oil', 8, 'Sealed and stamped. The stamp is real.'),
        item('Purse of foreign coin', 6, 'Not one head on them that still has its throne.'),
      ],
      specialAbility: 'Letter of credit: your word is good in any harbour that keeps books.',
      startingCompanions: [
        companion({
          build: 'other',
          type: 'animal',
          name: 'Asella',
          description: 'A she-mule, grey, who has crossed the Alps four times and remembers who packed her.',
          abilities: ['Carries all of it', 'Stops before bad bridges'],
        }),
      ],
    },
    scout: {
      name: 'Explorator',
      description:
        'You rode a day ahead of the eagles and drew what you saw. Where your maps are blank it is because you told them it was not worth a road.',
      startingEquipment: [
        item('Light javelins', 6, 'Three, and you have never needed the third.', 3),
        item('Rolled itinerary', 5, 'The road as a ribbon: inns, springs, and where the stones have been moved.'),
        item('Hooded cloak', 4, 'Undyed, the colour of any hillside.'),
      ],
      specialAbility: 'Ahead of the eagles: you count a camp by its smoke.',
      startingCompanions: [
        companion({
          build: 'horse',
          type: 'mount',
          name: 'Celer',
          description: 'A Numidian bay who needs no bridle and resents the suggestion.',
          abilities: ['Outruns pursuit', 'Quiet on stone'],
        }),
      ],
    },
    scholar: {
      name: 'Grammaticus',
      description:
        'You taught Homer to the sons of senators, and they learned to quote it while doing as they pleased. You have come out to see whether any of it was true.',
      startingEquipment: [
        item('Case of scrolls', 10, 'Six books of Homer, and a seventh that is not.'),
        item('Bronze stylus', 3, 'One end writes. The other takes it back.'),
        item('Signet ring', 7, 'A patron’s, lent for as long as he lives.'),
      ],
      specialAbility: 'Precedent: you remember the case, the year, and who paid the judge.',
    },
    artisan: {
      name: 'Faber',
      description:
        'You built bridges for the legions. Four still stand; two you burned yourself, on orders, and thought the joints very good as they went.',
      startingEquipment: [
        item('Plumb line', 3, 'Lead and flax. The only thing in the province that cannot be bribed.'),
        item('Iron crowbar', 6, 'Answers most questions put to stone.'),
        item('Sack of lime', 3, 'With sand, a wall; with water, a burn.'),
      ],
      specialAbility: 'True and level: you see where a thing will break, and where it will bear.',
    },
  },
};
