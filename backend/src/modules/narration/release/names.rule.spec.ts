import { friend } from '#test/support/narration/turn-facts.fixture.js';
import { namesRule } from './names.rule.js';
import { contextOf, judges } from '#test/support/narration/release-context.fixture.js';

const hero = { ...contextOf().facts.hero, companions: [friend('Grim Half-hand')] };

describe('the names of a story', () =>
  judges(namesRule, contextOf({ hero, city: 'Hrafnsvík' }, { names: ['Bodvar Ketilsson', 'The Fen'] }), {
    good: [
      'Bodvar said nothing.',
      'You crossed the Fen with Grim’s dog.',
      'Grim Half-hand and the Bodvars of this world.',
      'The Jarl of Hrafnsvík had the old man’s Ship.',
      'Gulls cried over the nets.',
      'Rain came in from the North.',
      'Silence answered you.',
      'Nobody nodded.',
      '“Halt,” the guard said. “Who are you?”',
      'Thora walked on, and I did not.',
      'Carefully, you set it down.',
      'Cormorants dried their wings on the skerry.',
      'He swore by Thor: Norsemen do.',
      '“STOP!”',
    ],
    bad: [
      'Torvald said nothing.',
      'You met a man named Ragnvald on the shore.',
      'Bodvar Ironside was with him.',
      'The road led to Winterfell.',
      'Grim and Sigurd quarrelled.',
      'Lord Varric stood in the gate.',
      'Torvald’s hand was on the rope.',
      'They call it the Sword of Kharazan.',
      'It was a man called Wolf.',
    ],
  }));
