import { attemptAt } from '#game/model/attempt.js';
import { type RememberedTurn } from '#game/model/remembered.js';
import { type Person, type Saga } from '#game/model/saga.js';
import { begun } from '#test/support/session-fixture.js';
import { sessionFold } from '../state/session.fold.js';
import { type StartedSession } from '../state/session.state.js';
import { type PastTurn } from './past-turn.js';
import { sagaMemoryOf } from './saga-memory.js';

const session = (): StartedSession => {
  const state = begun('forgiving').reduce(sessionFold.evolve, sessionFold.initial);
  if (state.status === 'NotStarted') throw new Error('not started');
  return state;
};
const here = session().lastTurn.cell;
const elsewhere = { q: here.q + 3, r: here.r };

const did: RememberedTurn = {
  of: 'turn',
  deed: 'force',
  attempt: null,
  offerId: 'vikings-silent-longship.1',
  success: true,
  frame: 'vikings/silent-longship',
  isResolved: true,
  hitPointsLost: 0,
  coinsDelta: 0,
  happenings: [],
};
const past = (turn: number, more: Partial<PastTurn> = {}, what: Partial<RememberedTurn> = {}): PastTurn => ({
  turn,
  at: here,
  visit: 1,
  day: turn,
  company: [],
  gained: [],
  lost: [],
  ...more,
  what: { ...did, ...what },
});
const BOARDED = 'At the silent longship you set out to board the longship over her shields, and it went well.';
const leaves = (...turns: readonly number[]) => turns.map((turn) => ({ turn, text: `Leaf ${turn}.` }));
const ketil = (more: Partial<Person> = {}): Person => ({
  id: 'p2',
  name: 'Ketil Ormsson',
  gender: 'male',
  trade: 'ferryman',
  at: { ...here, name: 'Kaupang' },
  role: 'met',
  mood: 'civil',
  alive: true,
  dealings: [{ turn: 2, kind: 'talk', success: true }],
  ...more,
});
const withPeople = (...people: readonly Person[]): StartedSession => {
  const state = session();
  return { ...state, saga: { ...(state.saga as Saga), people, threads: [] } };
};

describe('the memory of a saga', () => {
  it('is empty where nothing happened', () =>
    expect(sagaMemoryOf(session(), [], [])).toEqual({
      cell: null,
      leaves: [],
      chapters: [],
      witnessed: {},
      names: [],
    }));

  it('tells what happened on the cell, and nothing of other cells', () => {
    const turns = [past(2), past(3, { at: elsewhere, gained: ['Sun-stone'] })];
    expect(sagaMemoryOf(session(), turns, []).cell).toBe(`Day 2: ${BOARDED}`);
  });

  it('keeps what first happened on a cell, however much came after it', () => {
    const turns = Array.from({ length: 40 }, (_, n) => past(n + 3, { gained: [`Find ${n}`] }));
    const { cell } = sagaMemoryOf(session(), turns, []);
    expect(cell).toContain('Find 0.');
    expect(cell).toContain('Find 39.');
    expect(cell?.length).toBeLessThan(1_000);
  });

  it('makes a chapter of each stay at a place, of those before the last three leaves', () => {
    const turns = [
      past(1),
      past(2, {}, { success: false }),
      past(3, { at: elsewhere }),
      past(4, { visit: 2 }),
      past(6),
    ];
    const { chapters } = sagaMemoryOf(session(), turns, leaves(4, 5, 6, 7));
    expect(chapters.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Days 1 to 2, /),
      expect.stringMatching(/^Day 3, /),
      expect.stringMatching(/^Day 4, /),
    ]);
    expect(chapters[0]?.text).toBe(
      `${BOARDED} Then you set out to board the longship over her shields, and it failed.`,
    );
  });

  it('words what changed by the names of that time, and lists them', () => {
    const turns = [
      past(
        1,
        { lost: ['Bread'], company: [{ of: 'left', name: 'Grani', reason: 'dead' }] },
        {
          happenings: [{ kind: 'met', person: 'p9', name: 'Orm Hallsson', trade: 'duellist' }, { kind: 'oath-ready' }],
        },
      ),
    ];
    const { chapters, names } = sagaMemoryOf(session(), turns, []);
    expect(chapters[0]?.text).toBe(
      `${BOARDED} You no longer had: Bread. Grani died. The duellist was called Orm Hallsson. ` +
        'The last test of the oath came within reach.',
    );
    expect(names).toEqual(expect.arrayContaining(['Orm Hallsson', 'Grani']));
  });

  it('remembers what the player’s own words tried, by what they were bound to', () => {
    const attempt = attemptAt('bury', { object: { of: 'thing', name: 'Silver ring' } });
    const learnt = { kind: 'learnt', from: 'p2', place: 'Birka' } as const;
    const turns = [past(1, {}, { deed: 'craft', offerId: null, frame: null, attempt, happenings: [learnt] })];
    expect(sagaMemoryOf(withPeople(ketil()), turns, []).cell).toBe(
      'Day 1: You tried to bury the silver ring, and it went well. You learnt from Ketil Ormsson of Birka.',
    );
  });

  it('lets a person know what was done to them and where they stand, and nothing else', () => {
    const turns = [past(1, { at: elsewhere }), past(2), past(3, { at: elsewhere })];
    expect(sagaMemoryOf(withPeople(ketil()), turns, []).witnessed).toEqual({
      p2: ['Saw what happened here from day 2 on.'],
    });
    const met = ketil({ dealings: [{ turn: 3, kind: 'force', success: true }] });
    expect(sagaMemoryOf(withPeople(met), turns, []).witnessed).toEqual({ p2: [`Saw, on day 3: ${BOARDED}`] });
    expect(sagaMemoryOf(withPeople(ketil({ at: { ...elsewhere, name: 'Birka' } })), turns, []).witnessed).toEqual({});
  });
});
