import { type MatterKind } from '#game/model/content/matters.js';
import { spineOfferId } from '#game/model/offer-ids.js';
import { advance, outcomeOf, session } from '#test/support/judged-turn-fixture.js';
import { HRAFNSVIK, deedOf, personOf, sagaOf, threadOf, threatOf } from '#test/support/saga-fixture.js';

const CLUE = threadOf({ id: 'vikings/lead-nurse.1', key: 'vikings/lead-nurse', kind: 'rumour', them: 'foe' });
const DEBT = threadOf({ dueDay: 3 });
const done = (key: MatterKind, about = '', success = true, shown: Readonly<Record<string, number>> = {}) =>
  advance(
    sagaOf({ threat: threatOf({ segments: 6 }), threads: [CLUE, DEBT], people: [personOf()] }),
    {
      deed: deedOf({ kind: 'talk', offerId: spineOfferId({ of: 'matter', faction: 'vikings', key, n: 0, about }) }),
      outcome: outcomeOf(success),
      session: { ...session, standing: { ...session.standing, frame: null } },
      at: HRAFNSVIK,
    },
    shown,
  );

describe('a matter of the saga', () => {
  it('warns a town once, and costs the foe time', () => {
    expect(done('warn')).toMatchObject({ warned: ['Hrafnsvik'], threat: { segments: 5 } });
    expect(done('warn').happenings).toContainEqual({ kind: 'threat-set-back', segments: 5, by: 'warning' });
    expect(done('warn', '', false)).toMatchObject({ warned: null, threat: null });
  });

  it.each(['sell', 'tell'] as const)('ends a clue: %s', (key) => {
    const { threads, threat, happenings } = done(key, CLUE.id);
    expect(threads?.find(({ id }) => id === CLUE.id)?.state).toBe('ended');
    expect(happenings).toContainEqual({ kind: 'lead-shared', thread: CLUE.id, how: key === 'sell' ? 'sold' : 'told' });
    expect(threat?.segments).toBe(key === 'tell' ? 5 : undefined);
  });

  it('lets somebody wait some days longer', () => {
    const { threads, happenings } = done('word', DEBT.id);
    expect(threads?.find(({ id }) => id === DEBT.id)).toMatchObject({ state: 'open', dueDay: 5 });
    expect(happenings).toContainEqual({ kind: 'word-sent', thread: DEBT.id, dueDay: 5 });
  });

  it('raises the mood of somebody who is called on', () => {
    expect(done('call', 'p1').happenings).toContainEqual(
      expect.objectContaining({ kind: 'person-changed', person: 'p1' }),
    );
  });

  it('finds a clue for who looks for one, and none for who is good company', () => {
    const found = (key: MatterKind, drawn: number) => done(key, '', true, { lead: drawn }).threads?.at(-1);
    expect(found('seek', 100)).toMatchObject({ kind: 'rumour', state: 'open', them: 'foe' });
    expect(found('send-mate', 100)).toMatchObject({ kind: 'rumour', state: 'open', them: 'foe' });
    expect([found('call', 1), found('ask-mate', 1)]).toEqual([undefined, undefined]);
  });

  it('makes a companion speak, well or ill', () => {
    expect(done('ask-mate', 'c1', false).happenings).toContainEqual({ kind: 'companion-spoke', companion: 'c1' });
  });
});
