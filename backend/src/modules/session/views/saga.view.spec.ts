import { HRAFNSVIK, oathOf, personOf, sagaOf, threadOf, threatOf } from '#test/support/saga-fixture.js';
import { sagaViewOf } from './saga.view.js';

const next = (over: Parameters<typeof oathOf>[0]) =>
  sagaViewOf(sagaOf({ oath: oathOf(over) })).oath.next.map(({ text, place }) => [text, place?.name ?? null]);
const steps = oathOf().steps;
const IN_TOWNS = ['In a town, ask; or deal, work, play or pray there, and listen. Once in each it brings it on.', null];

describe('an oath', () => {
  it('names the receiver of the oath, the foe and the place', () =>
    expect(sagaViewOf(sagaOf()).oath).toMatchObject({
      title: 'Make Svein Jarlsson answer at Varðan for the burning of Ketil Hrafnsson’s hall.',
      boxes: 0,
      of: 10,
      readyAt: 6,
      course: expect.stringMatching(/^A wrong to answer\..* the easy way as none\.$/) as string,
      outcome: 'open',
      where: { q: -2, r: 0, name: 'Varðan' },
    }));

  it('names possible advances: undone steps and its ways', () => {
    expect(next({})).toEqual([
      ['Drink in Hrafnsvik with a man who carried the brushwood.', 'Hrafnsvik'],
      ['Lie up at Hellir and count the men Svein Jarlsson has left.', 'Hellir'],
      ['Learn in Skarsey the wording of a summons that holds.', 'Skarsey'],
      ['Encounters won by force or by patience bring it on.', null],
      IN_TOWNS,
    ]);
    expect(next({ steps: steps.map((step, i) => ({ ...step, done: i !== 1 })) }).map(([, place]) => place)).toEqual([
      'Hellir',
      null,
      null,
    ]);
  });

  it('names an open thread as a possible advance', () => {
    const texts = (state: 'open' | 'kept') =>
      sagaViewOf(sagaOf({ threads: [threadOf({ state })] })).oath.next.map(({ text }) => text);
    expect(texts('open')).toContain('A thread that is kept brings it on.');
    const clue = threadOf({ key: 'vikings/lead-nurse', kind: 'rumour' });
    expect(
      sagaViewOf(sagaOf({ threads: [clue] }))
        .oath.next.map(({ text }) => text)
        .at(-2),
    ).toBe('A lead that is followed up brings it on by two boxes.');
    expect(texts('kept')).not.toContain('A thread that is kept brings it on.');
  });

  it('names the ways of an oath that has three', () =>
    expect(next({ key: 'vikings/the-cauldron' })).toContainEqual([
      'Encounters won by talking, by giving or by getting away bring it on.',
      null,
    ]));

  it('names the open last test first, from six boxes on', () => {
    expect(next({ boxes: 5 })[0]?.[1]).toBe('Hrafnsvik');
    expect(next({ boxes: 6 })[0]).toEqual(['The last test is open at Varðan.', 'Varðan']);
  });

  it('names nothing when it is kept or lost, or of an unknown version', () => {
    expect([next({ outcome: 'kept' }), next({ outcome: 'lost' }), next({ key: 'vikings/never-written' })]).toEqual([
      [],
      [],
      [],
    ]);
    expect(sagaViewOf(sagaOf({ oath: oathOf({ key: 'vikings/never-written' }) })).oath.title).toBe('');
  });
});

it('a threat shows its past steps, each with its place', () => {
  const threat = threatOf({
    segments: 6,
    steps: [
      { effect: 'ford', place: { q: 2, r: -1, name: 'Steinvað' }, turn: 4 },
      { effect: 'prices', place: { ...HRAFNSVIK, name: 'Hrafnsvik' }, turn: 11 },
    ],
  });
  expect(sagaViewOf(sagaOf({ threat })).threat).toStrictEqual({
    title: 'Svein Jarlsson is buying up your friends, and paying in advance.',
    segments: 6,
    of: 12,
    steps: [
      {
        title: 'Svein Jarlsson’s men sit at Steinvað and ask names.',
        turn: 4,
        place: { q: 2, r: -1, name: 'Steinvað' },
      },
      {
        title: 'By Svein Jarlsson’s doing, everybody’s silver counts for half.',
        turn: 11,
        place: { ...HRAFNSVIK, name: 'Hrafnsvik' },
      },
    ],
  });
});

it('a thread shows its person, its place and the days left', () => {
  const thread = threadOf({ dueDay: 4 });
  const view = (day: number) =>
    sagaViewOf(sagaOf({ people: [personOf()], threads: [thread], calendar: { ...sagaOf().calendar, day } })).threads[0];
  expect(view(1)).toStrictEqual({
    id: thread.id,
    kind: 'debt',
    place: thread.place,
    openedTurn: 1,
    state: 'open',
    them: 'Gro Torsdottir',
    title: 'Gro Torsdottir lent you a boat, and it lies at Hrafnsvik with a hole in it.',
    daysLeft: 3,
    gives: null,
  });
  expect([view(4)?.daysLeft, view(9)?.daysLeft]).toEqual([0, 0]);
});

it('people are ordered by importance, then by their last meeting', () => {
  const seen = (id: string, turn: number, role: 'met' | 'companion' = 'met') =>
    personOf({ id, role, dealings: [{ turn, kind: 'talk', success: true }] });
  const saga = sagaOf({
    people: [seen('old', 2), seen('new', 9), seen('fox', 1, 'companion'), personOf({ id: 'heard-of', dealings: [] })],
  });
  const before = JSON.stringify(saga);
  expect(sagaViewOf({ ...saga, people: [...saga.people].reverse() }).people.map(({ id }) => id)).toEqual([
    'who',
    'foe',
    'fox',
    'new',
    'old',
    'heard-of',
  ]);
  sagaViewOf(saga);
  expect(JSON.stringify(saga)).toBe(before);
});
