import { type FactionContent } from '../../model/content/faction-content.js';
import { companion, item } from '../goods.js';

export const pirates: FactionContent = {
  id: 'pirates',
  name: 'Pirates',
  era: 'Golden Age of Piracy',
  environment: 'Reefs, mangrove creeks and white cays under the trade wind',
  caption: 'Islands, articles and rum',
  description:
    'The peace threw forty thousand sailors on the beach, and some of them had kept their cutlasses. You signed articles: one share, one vote, and so much for a lost leg. The charts are bad and the governors worse, but no king’s officer has asked your opinion before, and here they count it.',
  nameExamples: ['Bess', 'Josiah', 'Mercy', 'Barnaby'],
  traits: ['Gunnery and boarding', 'One share, one vote', 'Reefs and soundings', 'Rum, and what it costs'],
  names: {
    given: {
      male: ['Josiah', 'Barnaby', 'Ned', 'Caleb', 'Thomas', 'Gideon', 'Walter', 'Philip', 'Abel', 'Francis', 'Israel', 'Hugh', 'Emmanuel'],
      female: ['Bess', 'Mercy', 'Anne', 'Hannah', 'Jacquotte', 'Prudence', 'Moll', 'Rachel', 'Catalina', 'Temperance', 'Sal', 'Judith', 'Nan'],
      'non-binary': ['Robin', 'Jem', 'Sparrow', 'Kit', 'Pascoe', 'Merritt', 'Jude', 'Salter', 'Francis', 'Lark', 'Noel', 'Pepper'],
    },
    second: {
      male: ['Harrow', 'Flint', 'Tregenza', 'Bellamy', 'Crowe', 'Pascoe', 'Vane', 'Lusk', 'Salt', 'Quill', 'Yarrow', 'Cutler'],
      female: ['Harrow', 'Flint', 'Tregenza', 'Bellamy', 'Crowe', 'Lovejoy', 'Vane', 'Lusk', 'Delahaye', 'Quill', 'Yarrow', 'Marsh'],
      'non-binary': ['Harrow', 'Hale', 'Tregenza', 'Bellamy', 'Crowe', 'Thorne', 'Vane', 'Lusk', 'Salt', 'Quill', 'Yarrow', 'Gale'],
    },
    order: 'given-second',
  },
  professions: {
    warrior: {
      name: 'Boarder',
      description: 'First over the rail takes a double share of the small arms, and you have four pistols to show for it. You also have the knee that tells the weather.',
      startingEquipment: [
        item('Boarding cutlass', 10, 'Short, broad, and no use for anything polite.'),
        item('Brace of pistols', 16, 'French, silver-mounted. The left one hangs fire.'),
        item('Boarding axe', 7, 'For rigging, doors and making room.'),
      ],
      specialAbility: 'First over the rail: they look at you, and so not at the others.',
      startingCompanions: [companion('guard', 'bodyguard', 'Long Meg', 'A gunner’s mate of six feet, deaf on the gun side. She was put off two ships for winning.', ['Fights beside you', 'Lays a gun'])],
    },
    merchant: {
      name: 'Supercargo',
      description: 'Somebody must know what the prize is worth before the crew drinks it. You keep the share-book, and have never been a penny out, and so are still alive.',
      startingEquipment: [
        item('Share-book', 5, 'Every name, every share, every mark in place of a name.'),
        item('Keg of rum', 8, 'Four gallons, under your own lock.'),
        item('Bag of nutmegs', 12, 'Worth their weight, and they weigh well.'),
      ],
      specialAbility: 'Fair shares: a crew will wait for your arithmetic.',
    },
    scout: {
      name: 'Lookout',
      description: 'You went aloft at nine years old and came down with good eyes and no fear of anything that was not a floor. You know a ship by how she is lazy.',
      startingEquipment: [
        item('Brass spyglass', 14, 'A captain’s. He had finished with it.'),
        item('Jack-knife', 3, 'Cuts rope, cheese and short arguments.'),
        item('Coil of rope', 3, 'Good Riga hemp, tarred, ninety feet.'),
      ],
      specialAbility: 'Masthead eyes: you have the other sail before she has you.',
      startingCompanions: [companion('other', 'bird', 'Deacon', 'A grey parrot that knows the order for burial at sea and chooses its moments.', ['Wakes at strangers', 'Repeats what was said'])],
    },
    scholar: {
      name: 'Navigator',
      description: 'They pressed you for your sums. You can find a rock the size of a church by the sun, and you have noticed how civil it makes them.',
      startingEquipment: [
        item('Backstaff', 11, 'Pearwood. You read the sun by turning your back on him.'),
        item('Waggoner of charts', 15, 'Spanish, stolen, and in places improved.'),
        item('Hour-glass', 4, 'Half an hour, less what the damp takes.'),
      ],
      specialAbility: 'Dead reckoning: you always know where you are, whatever it is called.',
    },
    artisan: {
      name: 'Ship’s carpenter',
      description: 'You plug what the round-shot opens, and the surgeon being dead you close what the splinters do. It is nearly the same work. The oak complains less.',
      startingEquipment: [
        item('Caulking mallet', 4, 'Its knock is the sound of not drowning.'),
        item('Bone-saw', 6, 'Inherited, with the duties.'),
        item('Keg of pitch', 4, 'Warm it and it will forgive anything.'),
      ],
      specialAbility: 'Stop the leak: you mend timber and men while both are still moving.',
    },
  },
};
