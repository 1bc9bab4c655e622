import { type FactionContent } from '../../model/content/faction-content.js';
import { companion, item } from '../goods.js';

export const vikings: FactionContent = {
  id: 'vikings',
  name: 'Vikings',
  era: 'Dark Ages',
  environment: 'Fjords, skerries and birch woods, with the open sea for a road',
  caption: 'Fjord, longhall and open sea',
  description:
    'The fjord gives a farm to one son and an oar to the rest. What the land will not feed the sea must, by trade where the walls are high and otherwise where they are not. A good name outlives its owner here. A bad one outlives him longer.',
  nameExamples: ['Thora', 'Ketil', 'Sigrun', 'Hallvard'],
  traits: ['Seamanship', 'Shield and axe', 'A name to keep', 'Runes, cut and read'],
  names: {
    given: {
      male: ['Ketil', 'Hallvard', 'Orm', 'Eyvind', 'Thorgrim', 'Ulf', 'Asbjorn', 'Kari', 'Steinar', 'Hroald', 'Bersi', 'Grim', 'Sigtrygg', 'Flosi'],
      female: ['Thora', 'Sigrun', 'Gudrid', 'Aud', 'Ingunn', 'Hallgerd', 'Ragnhild', 'Yrsa', 'Astrid', 'Bergljot', 'Svanhild', 'Dalla', 'Unn', 'Thordis'],
      'non-binary': ['Svan', 'Hrafn', 'Skeggi', 'Frey', 'Runa', 'Vigdis', 'Are', 'Toki', 'Kolr', 'Eir', 'Mjoll', 'Valr'],
    },
    second: {
      male: ['Ulfsson', 'Ketilsson', 'Ormsson', 'Thorgrimsson', 'Hallsson', 'Eyvindsson', 'Steinsson', 'the Unwashed', 'Ash-nose', 'Long-oar', 'Salt-beard', 'Half-hand'],
      female: ['Ulfsdottir', 'Ketilsdottir', 'Ormsdottir', 'Grimsdottir', 'Hallsdottir', 'Eyvindsdottir', 'Steinsdottir', 'the Deep-minded', 'Loom-breaker', 'Ice-brow', 'Grey-cloak', 'Key-bearer'],
      'non-binary': ['of Hrafnsvik', 'of the Skerries', 'the Quiet', 'Two-names', 'Sea-born', 'Oar-sworn', 'Wind-reader', 'of No Hall', 'Wolf-fostered', 'the Far-travelled', 'Birch-leg', 'Rune-thumb'],
    },
    order: 'given-second',
  },
  professions: {
    warrior: {
      name: 'Huscarl',
      description: 'You ate at a lord’s bench and stood in front of him when it mattered. The bench is burnt now; the habit of standing in front is not.',
      startingEquipment: [
        item('Bearded axe', 12, 'Hooks a shield rim, a gunwale or, at need, a ham.'),
        item('Round shield', 8, 'Linden wood, painted twice over a name that is nobody’s business.'),
        item('Wool cloak', 4, 'Smells of sheep, smoke and every night you slept in it.'),
      ],
      specialAbility: 'Shield-wall: you hold a gap that was meant for three.',
      startingCompanions: [companion('guard', 'bodyguard', 'Bodvar', 'An oar-mate with a broken nose, who laughs before trouble and not after it.', ['Guards your left', 'Rows all night'])],
    },
    merchant: {
      name: 'Farman',
      description: 'You have sold walrus rope in Hedeby and bought it back in York. You know what a thing is worth in four tongues, and what it fetches at sword’s point.',
      startingEquipment: [
        item('Folding scales', 10, 'Bronze, honest, and therefore not always welcome.'),
        item('Bundle of sealskins', 9, 'Six of them, cured, with the hair on.'),
        item('Coil of rope', 3, 'Walrus hide, forty fathoms, never known to stretch.'),
      ],
      specialAbility: 'Four tongues: you can begin a bargain with anyone who has not yet drawn.',
    },
    scout: {
      name: 'Strand-scout',
      description: 'They put you ashore first, at dusk, with a lamp under your cloak. If you did not come back they sailed. You always came back.',
      startingEquipment: [
        item('Ash bow', 9, 'As long as you are, and better tempered.'),
        item('Tallow lamp', 2, 'Soapstone, with a lid to hide the flame from the shore.'),
        item('Snare wire', 2, 'Twisted horsehair; what it holds does not call out.'),
      ],
      specialAbility: 'First ashore: you see a beach as those who wait behind it do.',
    },
    scholar: {
      name: 'Rune-reader',
      description: 'Kings hire you to say who lies under the stone, and heirs hire you to say it differently. You have only ever said the one thing.',
      startingEquipment: [
        item('Rune-staves', 5, 'Yew slips, notched, for asking and for answering.', 9),
        item('Carving knife', 4, 'Short in the blade; it has corrected the dead.'),
        item('Pouch of henbane', 3, 'For sleep, for toothache, and for asking further.'),
      ],
      specialAbility: 'Stone-speech: what is cut, you can read, and you know when it lies.',
    },
    artisan: {
      name: 'Shipwright',
      description: 'You can look at an oak and see the strake in it. There are eleven keels in the water that answer to your hand, and one under it that you think about.',
      startingEquipment: [
        item('Broad adze', 9, 'It takes off a shaving you can read through.'),
        item('Pot of pine tar', 3, 'The smell of every spring you can remember.'),
        item('Ship-rivets', 4, 'Iron, a fist of them, with their roves.', 20),
      ],
      specialAbility: 'Keel-wise: nothing that floats, rolls or bears a roof stays broken near you.',
    },
  },
};
