import { type JudgedTurn } from './judged-turn.js';
import { type Attempt, attemptAt } from '#game/model/attempt.js';
import { COMMON, tablesOf } from '#game/content/tables.js';
import { SERVICES } from '#game/model/content/saga-content.js';
import { type OfferKind } from '#game/model/offer.js';
import { testFrame } from '#game/model/offer-ids.js';
import { sagaAfter } from '#game/model/saga.js';
import { companion } from '#test/support/attempt-fixture.js';
import { advance, closed, frame, outcomeOf, session, withThem } from '#test/support/judged-turn-fixture.js';
import { CAVE, HRAFNSVIK, deedOf, oathOf, personOf, sagaOf, threadOf, threatOf } from '#test/support/saga-fixture.js';

const night = { ...sagaOf().calendar, hour: 'night' } as const;

describe('a turn of the spine', () => {
  it('records only changes', () =>
    expect(advance(sagaOf())).toStrictEqual({
      calendar: { ...sagaOf().calendar, hour: 'noon' },
      oath: null,
      threat: null,
      scenes: null,
      warned: null,
      threads: null,
      people: null,
      happenings: [],
    }));

  it('gives the person in a storylet a name after its end', () => {
    const change = advance(sagaOf(), { closed });
    expect(change.people).toHaveLength(3);
    expect(change.people?.[2]).toMatchObject({
      id: 'p7',
      trade: frame?.who?.trade,
      gender: frame?.who?.gender,
      mood: 'warm',
      dealings: [{ turn: 7, kind: 'talk', success: true }],
    });
    expect(change.happenings).toStrictEqual([{ kind: 'person-met', person: 'p7' }]);
  });

  it('gives no name where the storylet has no person', () => {
    const nobody = [...tablesOf('vikings').frames, ...COMMON.frames].find(({ who }) => !who);
    expect(advance(sagaOf(), { closed: { frame: nobody?.key ?? '', won: true } })).toMatchObject({
      people: null,
      happenings: [],
    });
  });

  it('opens a thread with the person met, and reports it after the meeting', () => {
    const { threads, happenings } = advance(sagaOf(), { closed }, { 'thread-opens': 1, thread: 1, place: 1 });
    expect(threads).toMatchObject([{ them: 'p7', state: 'open', openedTurn: 7 }]);
    expect(happenings).toStrictEqual([
      { kind: 'person-met', person: 'p7' },
      { kind: 'thread-opened', thread: threads?.[0]?.id },
    ]);
  });

  it('opens no thread with somebody with whom another ended in the same turn', () => {
    const dealing = { turn: 1, kind: 'talk', success: true } as const;
    const { session: there, saga } = withThem(personOf({ dealings: [dealing, { ...dealing, turn: 2 }] }));
    const statesAfter = (dueDay: number) =>
      advance(
        { ...saga, threads: [threadOf({ id: 'old.1', key: 'vikings/feud-of-the-laugh', kind: 'feud', dueDay })] },
        { session: there, closed, outcome: outcomeOf(false) },
        { 'thread-opens': 1, thread: 1, place: 1 },
      ).threads?.map(({ state }) => state);
    expect([statesAfter(0), statesAfter(9)]).toEqual([['lapsed'], ['open', 'open']]);
  });

  it('changes the mood of a known person', () => {
    const { session: there, saga } = withThem(personOf({ mood: 'wary' }));
    const change = advance(saga, { session: there, closed, deed: deedOf({ kind: 'gift' }) });
    expect(change.people?.find(({ id }) => id === 'p1')).toMatchObject({
      mood: 'warm',
      dealings: [{ turn: 1 }, { turn: 7 }],
      at: { q: 0, r: 0 },
    });
    expect(change.happenings).toStrictEqual([{ kind: 'person-changed', person: 'p1', from: 'wary', to: 'warm' }]);
  });

  it('raises the mood after a kept promise, which also advances the oath', () => {
    const saga = sagaOf({ people: [personOf()], threads: [threadOf()] });
    const change = advance(saga, { deed: deedOf({ offerId: 'thread:vikings/debt-of-a-boat' }), at: HRAFNSVIK });
    expect(change).toMatchObject({ oath: { boxes: 1 }, threads: [{ state: 'kept' }], threat: null });
    expect(change.people?.find(({ id }) => id === 'p1')?.mood).toBe('devoted');
    expect(change.happenings.map(({ kind }) => kind)).toEqual(['thread-closed', 'oath-advanced']);
    expect(
      advance(saga, { deed: deedOf({ offerId: 'thread:vikings/debt-of-a-boat' }), outcome: outcomeOf(false) }),
    ).toMatchObject({ oath: null, threads: null });
  });

  it('lowers the mood after a broken promise, which also advances the threat', () => {
    const change = advance(sagaOf({ people: [personOf()], threads: [threadOf({ dueDay: 0 })] }));
    expect(change).toMatchObject({ oath: null, threads: [{ state: 'lapsed' }], threat: { segments: 1 } });
    expect(change.people?.find(({ id }) => id === 'p1')?.mood).toBe('resents');
    expect(change.happenings.map(({ kind }) => kind)).toEqual(['thread-closed', 'threat-advanced']);
  });

  it.each(SERVICES)('counts news from a city by %s, once per city', (service) => {
    const deed = deedOf({ offerId: `service:vikings:${service}:0` });
    const heard = advance(sagaOf(), { deed, at: HRAFNSVIK });
    expect(heard.oath).toMatchObject({ boxes: 1, asked: ['Hrafnsvik'] });
    expect(advance({ ...sagaOf(), oath: heard.oath ?? sagaOf().oath }, { deed, at: HRAFNSVIK }).oath).toBeNull();
    expect(advance(sagaOf(), { deed, at: HRAFNSVIK, outcome: outcomeOf(false) }).oath).toBeNull();
  });

  it('is not learnt from one’s own company', () => {
    const spoken = (addressee: Attempt['addressee']) =>
      advance(sagaOf(), {
        deed: deedOf({ attempt: attemptAt('talk', { addressee }) }),
        at: HRAFNSVIK,
        session: {
          ...session,
          standing: { ...session.standing, frame: null },
          holdings: { ...session.holdings, companions: [companion()] },
        },
      });
    expect(spoken(null).oath).toMatchObject({ asked: ['Hrafnsvik'] });
    expect(spoken({ of: 'companion', id: 'c1' }).oath).toBeNull();
  });

  it('counts news at leisure in a city, but not asleep, in flight, during an encounter, behind shut gates or in the wild', () => {
    const free = { ...session, standing: { ...session.standing, frame: null } };
    const boxes = (kind: OfferKind, over: Partial<JudgedTurn> = {}) =>
      advance(over.saga ?? sagaOf(), {
        session: free,
        deed: deedOf({ kind, offerId: `free.${kind}` }),
        at: HRAFNSVIK,
        ...over,
      }).oath?.boxes ?? 0;
    expect((['talk', 'explore', 'craft', 'trade', 'gift'] as const).map((kind) => boxes(kind))).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect([boxes('rest'), boxes('flight'), boxes('talk', { session }), boxes('talk', { at: CAVE })]).toEqual([
      0, 0, 0, 0,
    ]);
    const shut = threatOf({ steps: [{ effect: 'gates', place: { ...HRAFNSVIK, name: 'Hrafnsvik' }, turn: 1 }] });
    expect(boxes('talk', { saga: sagaOf({ threat: shut }) })).toBe(0);
  });

  it('reports a companion who fought, and a wish of a companion on a new morning', () => {
    const fox = {
      id: 'c1',
      name: 'Refr',
      type: 'animal',
      description: '',
      hitPoints: 10,
      maxHitPoints: 10,
      abilities: [],
      loyalty: 60,
    } as const;
    const outcome = outcomeOf(true, { shieldedBy: 'c1', holdings: { ...session.holdings, companions: [fox] } });
    const free = { ...session, standing: { ...session.standing, frame: null } };
    const draws = { wish: 1, thread: 1, place: 1 };
    const morning = advance(sagaOf({ calendar: night }), { session: free, outcome }, draws);
    expect(morning.happenings.slice(0, 2)).toStrictEqual([
      { kind: 'companion-acted', companion: 'c1', how: 'fought' },
      { kind: 'companion-acted', companion: 'c1', how: 'wished' },
    ]);
    expect(morning.threads).toMatchObject([{ kind: 'wish', them: 'c1' }]);
    const inScene = advance(sagaOf({ calendar: night }), { outcome }, draws);
    expect([inScene.threads, advance(sagaOf(), { session: free, outcome }, draws).threads]).toEqual([null, null]);
    const test = testFrame(sagaOf().oath.key);
    const atTest = { ...session, saga: sagaOf(), standing: { ...session.standing, frame: test } };
    const tested = { session: atTest, outcome, closed: { frame: test, won: true } };
    expect(advance(sagaOf({ calendar: night }), tested, draws).threads).toBeNull();
    const wished = { ...sagaOf(), threads: [threadOf({ kind: 'wish', them: 'c1' })] };
    expect(advance({ ...wished, calendar: night }, { session: free, outcome }, draws).threads).toBeNull();
    expect(advance(wished).threads).toMatchObject([{ state: 'ended' }]);
  });

  it('reports, once a day, the companion who shows hunger', () => {
    const fox = {
      id: 'c1',
      name: 'Refr',
      type: 'animal',
      description: '',
      hitPoints: 10,
      maxHitPoints: 10,
      abilities: [],
      loyalty: 60,
    } as const;
    const outcome = outcomeOf(true, { holdings: { ...session.holdings, companions: [fox] } });
    const acted = (fedOn: number, hour: 'night' | 'noon', at = { q: 0, r: 0 }) =>
      advance(
        sagaOf({ calendar: { ...night, day: 6, hour, fedOn } }),
        { outcome, at },
        { wish: 100 },
      ).happenings.filter(({ kind }) => kind === 'companion-acted');
    expect(acted(3, 'night')).toStrictEqual([{ kind: 'companion-acted', companion: 'c1', how: 'tired' }]);
    expect([acted(4, 'night'), acted(2, 'noon'), acted(3, 'night', HRAFNSVIK)]).toEqual([[], [], []]);
    expect(advance(sagaOf({ calendar: { ...night, day: 6, fedOn: 1 } })).happenings).not.toContainEqual(
      expect.objectContaining({ how: 'tired' }),
    );
  });

  it('loses the oath when the clock is full, unless it was kept in the same turn', () => {
    const late = sagaOf({
      threat: threatOf({ segments: 11 }),
      threads: [threadOf({ dueDay: 0 })],
      oath: oathOf({ boxes: 6 }),
    });
    expect(advance(late)).toMatchObject({ oath: { outcome: 'lost', boxes: 6 }, threat: { segments: 12 } });
    const test = {
      deed: deedOf({ offerId: 'test:vikings/the-burnt-hall:0' }),
      closed: { frame: 'vikings/the-burnt-hall:test', won: true },
    };
    expect(advance(late, test)).toMatchObject({ oath: { outcome: 'kept' }, threat: { segments: 12 } });
  });

  it('counts idle days from the last advance of the oath', () => {
    const idle = sagaOf({ calendar: { ...night, day: 5 }, oath: oathOf({ movedOn: 2 }) });
    expect(advance(idle).threat?.segments).toBe(1);
    expect(advance(idle, { deed: deedOf({ offerId: 'step:vikings/the-burnt-hall:0' }) }).oath).toMatchObject({
      movedOn: 6,
    });
  });

  it('reads the same as it was written', () => {
    const saga = sagaOf();
    const change = advance(saga, { closed });
    expect(sagaAfter(saga, change)).toStrictEqual({ ...saga, calendar: change.calendar, people: change.people });
  });
});
