import { sentencesWithSpaces } from '#game/rules/sentences/told-sentences.js';
import { FACTIONS } from '#game/model/world.js';
import { floorNarrator } from '../domain/floor-narrator.js';
import { wander } from '#test/support/narration/wandering.fixture.js';
import { faultOf } from './release.js';

/** Names in the tables of content that no facts hold. */
const FROM_TABLES = [
  'Red Hand',
  'Pardoe',
  'Three Kings',
  'Execution Dock',
  'Italy',
  'Bristol',
  'Cadiz',
  'Canterbury',
  'Barbara',
  'Murate',
  'Anselm',
  'George',
  'Gorge',
  'Trajan',
  'Vibia',
  'Kichibei',
  'Bible',
  'Christopher',
  'Anthony',
  'Tuesday',
  'Easter',
  'Yule',
  'Israel',
  'Jephthah',
  'Balaam',
  'Samson',
  'Judas',
  'Friday',
  'G',
  'O',
];

describe.each(FACTIONS)('the floor narrator’s sentences of the %s', (faction) => {
  it('all pass', () => {
    const faults = wander(faction, 'gate', 60, floorNarrator).flatMap(({ facts, story }) => {
      let shown = '';
      return sentencesWithSpaces(story).flatMap((sentence) => {
        const fault = faultOf(sentence, { facts, names: FROM_TABLES, banned: [], shown, earlier: [], deedWords: '' });
        shown += sentence;
        return fault ? [`${fault.rule}: ${fault.detail}`] : [];
      });
    });
    expect(faults).toEqual([]);
  });
});
