import { HOURS } from '#game/model/calendar.js';
import { MANNERS } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { type ReadingLabels } from '../row.js';
import { SECOND_BLIND_TABLES } from '../blind-second/tables.js';
import { BLIND_TABLES, blindRows } from './tables.js';

const SLOTS = ['object', 'addressee', 'instrument', 'place'] as const;

/** Everything that a label may name in a scene. */
const namesIn = (scene: Scene): ReadonlySet<string> =>
  new Set([
    ...['*', '-', 'self', 'oath', 'threat'],
    ...(scene.persons.some(({ id }) => id === null) ? ['figure'] : []),
    ...scene.persons.flatMap(({ name }) => name ?? []),
    ...[scene.companions, scene.inventory, scene.sights, scene.places].flat().map(({ name }) => name),
  ]);
const labelsOf = (reads: ReadingLabels): readonly string[] =>
  SLOTS.flatMap((slot) => reads[slot]?.split(' | ') ?? []).filter((label) => !/^\d+ coins$/.test(label));
const wordsOf = (slot: string | undefined): readonly string[] =>
  slot?.split(' | ').filter((word) => word !== '-') ?? [];
const faultsOf = (scene: Scene, reads: ReadingLabels): readonly string[] => [
  ...labelsOf(reads).filter((label) => !namesIn(scene).has(label)),
  ...wordsOf(reads.offer).filter((id) => !scene.offers.some((offer) => offer.id === id)),
  ...wordsOf(reads.way).filter(
    (end) => !scene.ways.some((way) => way.cityDetails === end || way.description.endsWith(`the ${end}`)),
  ),
  ...wordsOf(reads.until).filter((until) => ![...HOURS, 'healed'].includes(until)),
  ...wordsOf(reads.manner).filter((manner) => manner !== '*' && !(MANNERS as readonly string[]).includes(manner)),
];

describe('the blind third of the table', () => {
  it('is large enough, of many peoples, and says nothing twice', () => {
    expect(blindRows.length).toBeGreaterThanOrEqual(110);
    expect(new Set(BLIND_TABLES.map(({ scene }) => scene.faction)).size).toBe(8);
    expect(new Set(blindRows.map(({ scene, says }) => `${scene}: ${says.toLowerCase()}`)).size).toBe(blindRows.length);
  });

  it.each([...BLIND_TABLES, ...SECOND_BLIND_TABLES])('$name: expects only what is there', ({ scene, rows }) => {
    const wrong = rows.flatMap(({ says, reads }) =>
      typeof reads === 'string' ? [] : faultsOf(scene, reads).map((fault) => `${says}: ${fault}`),
    );
    expect(wrong).toEqual([]);
  });
});
