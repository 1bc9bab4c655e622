import fc from 'fast-check';
import { FOOD } from '#game/content/common/sorts-of-things.js';
import { type Attempt } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';
import { BLIND_TABLES } from '#test/reading-table/blind/tables.js';
import { bridge } from '#test/reading-table/own/bridge.js';
import { ferry } from '#test/reading-table/own/ferry.js';
import { grass } from '#test/reading-table/own/grass.js';
import { OWN_TABLES } from '#test/reading-table/own/tables.js';
import { groundOf } from './reading-scene.js';
import { readByGrammar } from './read.js';

const scenes = [...OWN_TABLES, ...BLIND_TABLES].map(({ scene }) => scene);
const pieces = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 1000 }),
  fc.string({ unit: 'binary', maxLength: 1000 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...[...OWN_TABLES, ...BLIND_TABLES].flatMap(({ rows }) => rows.flatMap(({ says }) => says.split(' '))),
        ),
        fc.constantFrom(
          '__proto__',
          'constructor',
          'toString',
          '"',
          '*',
          '(',
          '[',
          '\\',
          '$&',
          '{who}',
          'to',
          'and',
          ',',
        ),
      ),
      { maxLength: 120 },
    )
    .map((words) => words.join(' ').slice(0, 1000)),
);

/** Parts of an attempt that are not in its scene; food is asked for wherever one buys, and may be sold nowhere. */
const strangersIn = (attempt: Attempt, scene: Scene): readonly unknown[] => {
  const { verb, object, addressee, instrument, place, offerId } = attempt;
  const there: ReadonlySet<string> = new Set(
    [
      ...scene.persons.map(({ id }) => (id === null ? { of: 'figure' } : { of: 'person', id })),
      ...scene.companions.map(({ id }) => ({ of: 'companion', id })),
      ...scene.inventory.map(({ name }) => ({ of: 'thing', name })),
      ...scene.sights.map(({ name }) => ({ of: 'sight', name })),
      ...(scene.wares ?? []).map((name) => ({ of: 'sight', name })),
      ...scene.places.map(({ name, q, r }) => ({ of: 'place', name, q, r })),
      ...scene.ways.map(({ q, r }) => ({ of: 'way', q, r })),
      ...(scene.saga?.threads ?? []).map(({ id }) => ({ of: 'thread', id })),
      ...['self', 'oath', 'threat'].map((of) => ({ of })),
      ...(verb === 'trade' ? [{ of: 'sight', name: FOOD }] : []),
      ...Array.from(groundOf(scene).page.values(), (name) => ({ of: 'sight', name })),
    ].map((ref) => JSON.stringify(ref)),
  );
  const isOffered = offerId === null || scene.offers.some(({ id }) => id === offerId);
  const refs = [object, addressee, instrument, place].filter((ref) => ref !== null && ref.of !== 'coins');
  return [...refs.filter((ref) => !there.has(JSON.stringify(ref))), ...(isOffered ? [] : [offerId])];
};

it('reads any text in any scene, and binds it to nothing that is not there', () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom(...scenes), (text, scene) => {
      const reading = readByGrammar(text, scene);
      if (reading.kind === 'answer') expect(reading.text.trim()).not.toBe('');
      if (reading.kind === 'ask-back') expect(reading.options.length).toBeLessThanOrEqual(4);
      if (reading.kind === 'reading') expect(strangersIn(reading.attempt, scene)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['ferry', 'How many hit points do I have?', 'You have 14 of 25 hit points.'],
  ['ferry', 'How much money do I have?', 'You have 30 pieces of silver.'],
  [
    'ferry',
    'What do I carry?',
    'You carry hand axe, coil of rope, 3 × dried cod and silver ring, and 30 pieces of silver.',
  ],
  ['ferry', 'Where is Unn?', 'Unn Grimsdottir is the fosterer, and thinks well of you. She was last seen at Kaupeyrr.'],
  ['ferry', 'What is my strength?', 'Your strength is 3 of 10.'],
  ['ferry', 'what do i owe', 'Still open: a debt with Bodvar Skallagrim, at Hrafnsvik (5 days left).'],
  ['grass', 'How far is Dalain Khot?', 'Dalain Khot is a town, 5 hexes from here, to the north-west.'],
  ['grass', 'What time is it?', 'It is noon on day 9, in autumn, and it is overcast.'],
] as const)('among the %s, %j is answered from the state', (where, text, answer) => {
  const { scene } = where === 'ferry' ? ferry : grass;
  const reading = readByGrammar(text, scene);
  expect(reading.kind === 'answer' && reading.text.startsWith(answer) ? answer : reading).toBe(answer);
});

it('asks back with whole texts that are then understood', () => {
  const reading = readByGrammar('Ask him about Lady Aya', bridge.scene);
  expect(reading).toEqual({
    kind: 'ask-back',
    question: 'You mean Hattori Jiro, or Mori Genba?',
    options: ['Ask Hattori Jiro about Lady Aya', 'Ask Mori Genba about Lady Aya'],
  });
  for (const option of reading.kind === 'ask-back' ? reading.options : [])
    expect(readByGrammar(option, bridge.scene)).toMatchObject({
      kind: 'reading',
      attempt: { verb: 'ask', object: { id: 'who' } },
    });
});

it.each(['I greet whoever is here', 'talk to everyone who is around', 'I speak to anybody that stands here'])(
  'finds those who are here in "%s"',
  (text) => expect(readByGrammar(text, ferry.scene)).toMatchObject({ kind: 'reading', attempt: { verb: 'talk' } }),
);

it('says which of several deeds is not tried now', () => {
  const reading = readByGrammar('First talk to Genba, then attack Jiro', bridge.scene);
  expect(reading).toMatchObject({ kind: 'reading', attempt: { verb: 'talk' }, rest: 'attack jiro' });
});

it('answers the same nonsense in the same words, and other nonsense in others', () => {
  const said = (text: string) => {
    const reading = readByGrammar(text, ferry.scene);
    return reading.kind === 'answer' ? reading.text : null;
  };
  expect(said('Asdfgh')).toBe(said('Asdfgh'));
  const several = ['Asdfgh', 'qwrtz', 'hjklm nbvc', 'zzzz', 'plokij', 'xcvbn wrtz'].map(said);
  expect(new Set(several).size).toBeGreaterThan(1);
  expect(several).not.toContain(null);
});
