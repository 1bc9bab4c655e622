import { languageRule } from './language.rule.js';
import { contextOf, judges } from '#test/support/narration/release-context.fixture.js';

describe('the language of a story', () =>
  judges(languageRule, contextOf(), {
    good: [
      'You went to Þrándarstaðir.',
      'Der Wind.',
      'At Breiðabólstaðr the ferryman of Knarrarhöfn gave Þorgerðr Hrafnsdóttir her rope, and asked for no silver at all.',
    ],
    bad: [
      'Ты пошёл на север.',
      '你向北走去。',
      'Du gingst nach Norden über die Hügel, und der Wind drehte sich, bis die Nacht über das Land hereinbrach.',
      'Tu marchas vers le nord à travers les collines, et le vent tourna jusqu’à ce que la nuit tombât sur la lande.',
      'Caminaste hacia el norte por las colinas, y el viento cambió hasta que cayó la noche sobre toda la tierra.',
    ],
  }));
describe('short sentences', () =>
  judges(
    languageRule,
    contextOf({}, { shown: 'Du gingst nach Norden. Der Wind drehte sich. Die Nacht kam über das Land. ' }),
    { good: [], bad: ['Niemand sprach ein Wort.'] },
  ));
