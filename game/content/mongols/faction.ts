import { type FactionContent } from '../../model/content/faction-content.js';
import { companion, item } from '../builders/items.js';

export const mongols: FactionContent = {
  id: 'mongols',
  name: 'Mongols',
  era: 'Medieval Period',
  environment: 'Open steppe, salt desert and larch hills under a very large sky',
  caption: 'Grass to the edge of the world',
  description:
    'There are no fences here, and no forgetting. The grass runs to the edge of the sky, the wells belong to whoever can hold them, and a rider who breaks his word is spoken of at fires he will never see. Above it all, the Eternal Blue; below it, your horse, who is not impressed.',
  nameExamples: ['Temüge', 'Arslan', 'Oghul', 'Börte'],
  traits: ['Horsemanship', 'Archery from the saddle', 'Hospitality, and its price'],
  names: {
    given: {
      male: [
        'Temüge',
        'Arslan',
        'Jelme',
        'Boroqul',
        'Qasar',
        'Muqali',
        'Subetei',
        'Chilaun',
        'Daritai',
        'Belgutei',
        'Bolqan',
        'Toghrul',
        'Nekun',
      ],
      female: [
        'Oghul',
        'Börte',
        'Qutulun',
        'Hoelun',
        'Sorkhatani',
        'Saran',
        'Temülün',
        'Mandukhai',
        'Yesui',
        'Qoa',
        'Ibaqa',
        'Gürbesü',
        'Orbei',
      ],
      'non-binary': [
        'Naran',
        'Erdeni',
        'Tsagaan',
        'Salkhi',
        'Mönke',
        'Nergui',
        'Chuluun',
        'Bayar',
        'Odon',
        'Enq',
        'Saran',
        'Üker',
      ],
    },
    second: {
      male: [
        'of the Borjigin',
        'of the Jalair',
        'of the Onggirat',
        'of the Besüd',
        'the Archer',
        'Two-horses',
        'of the Merkit',
        'Wolf-jaw',
        'of the Kereit',
        'the Slow',
        'of the Black Tents',
        'Iron-stirrup',
      ],
      female: [
        'of the Borjigin',
        'of the Jalair',
        'of the Onggirat',
        'of the Olqunut',
        'the Archer',
        'Mare-tamer',
        'of the Merkit',
        'Hearth-lord',
        'of the Kereit',
        'Long-braid',
        'of the White Felt',
        'the Unhurried',
      ],
      'non-binary': [
        'of the Long Grass',
        'of the Salt',
        'of the Onon',
        'No-name',
        'of the Kerulen',
        'Sky-watcher',
        'of Nine Wells',
        'the Guest',
        'of the Oirat',
        'Grey-horse',
        'of the Far Pasture',
        'the Listener',
      ],
    },
    order: 'given-second',
  },
  professions: {
    warrior: {
      name: 'Keshig',
      description:
        'You stood the night watch at a khan’s door, where the rule is that whoever touches the threshold dies. You touched it once, and here you are.',
      startingEquipment: [
        item('Horn bow', 14, 'Sinew, horn and birch; unstrung it curls like a sleeping dog.'),
        item('Curved sabre', 11, 'Made for a wrist that is passing at a gallop.'),
        item('Lamellar coat', 12, 'Lacquered leather, laced with something that had been a Merkit’s reins.'),
      ],
      specialAbility: 'Night guard: nothing comes upon you asleep.',
      startingCompanions: [
        companion({
          build: 'horse',
          type: 'mount',
          name: 'Khongor',
          description: 'A light bay gelding, short, ugly, and still walking when the handsome ones lie down.',
          abilities: ['Tireless', 'Finds grass under snow'],
        }),
      ],
    },
    merchant: {
      name: 'Ortoq',
      description:
        'You trade with a prince’s silver and bring him back the half. Every caravanserai knows your camels, and every toll-man knows whose they are.',
      startingEquipment: [
        item('Tablet of passage', 12, 'Iron, with a hole for a cord: food and horses, in the Khan’s name.'),
        item('Brick of tea', 5, 'Hard as a hoof, and change can be given from it.'),
        item('Bolt of silk', 14, 'Good silk turns an arrow in the wound. It also sells.'),
      ],
      specialAbility: 'The prince’s share: you know who will be paid, and pay him first.',
      startingCompanions: [
        companion({
          build: 'other',
          type: 'animal',
          name: 'Temee',
          description: 'A two-humped camel with one ear and strong opinions on sand.',
          abilities: ['Smells water', 'Carries a tent'],
        }),
      ],
    },
    scout: {
      name: 'Arrow-rider',
      description:
        'Bells on your belt so that the next post hears you, bandages round your ribs so that you hold together. Ninety leagues was a day. You read nothing you carried.',
      startingEquipment: [
        item('Horn bow', 14, 'Short in the limb, for shooting behind you.'),
        item('Belt of bells', 4, 'They clear a road, or, stuffed with wool, do not.'),
        item('Waterskin', 2, 'Goat. It makes everything taste of goat.'),
      ],
      specialAbility: 'Ninety leagues: distance tires you later than it tires others.',
      startingCompanions: [
        companion({
          build: 'horse',
          type: 'mount',
          name: 'Salkhi',
          description: 'A dun mare named for the wind, who arrives before you have decided to go.',
          abilities: ['Swift', 'Comes to a whistle'],
        }),
      ],
    },
    scholar: {
      name: 'Bichechi',
      description:
        'A scribe of the tall letters that fall like rain. You wrote down the law, the tribute and the names of the dead, and were told which to lose.',
      startingEquipment: [
        item('Writing case', 7, 'Reed, ink-stone, and a little brush for erasing kings.'),
        item('Star table', 8, 'The sky as the Persians fold it.'),
        item('Wool blanket', 3, 'Camel, undyed, warm as a stable.'),
      ],
      specialAbility: 'Tall letters: you read any seal, and know whose hand was shaking.',
      startingCompanions: [
        companion({
          build: 'horse',
          type: 'mount',
          name: 'Bor',
          description: 'A grey pony of great age, who was given to you as an insult and has outlived it.',
          abilities: ['Steady', 'Knows every well'],
        }),
      ],
    },
    artisan: {
      name: 'Bowyer',
      description:
        'A bow takes you two winters and a horse’s whole back-sinew. You have met men who carry your work on the other side, and you greeted the bow.',
      startingEquipment: [
        item('Horn of sinew glue', 5, 'Fish bladder and deer back, best not opened indoors.'),
        item('Felting hook', 3, 'For tents, boots, and lifting a pot.'),
        item('Horn bow', 14, 'Your own. You can say which ox.'),
      ],
      specialAbility: 'Two winters: you mend with what the animal left.',
      startingCompanions: [
        companion({
          build: 'horse',
          type: 'mount',
          name: 'Alag',
          description: 'A piebald with one blue eye, which she keeps on you.',
          abilities: ['Sure on ice', 'Bites strangers'],
        }),
      ],
    },
  },
};
