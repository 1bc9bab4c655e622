import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { turnFactEntity } from './turn-fact.entity.js';
import { turnFacts } from './turn-facts.projection.js';

const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: turnFacts, entity: turnFactEntity }, events);
const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1', turn: 3 };
const check = { attribute: 'strength', difficulty: 'medium', chance: 60, roll: 42 } as const;
const played = sample('TurnResolved', { ...ids, check, success: true, isCustomAction: false });

describe('facts of a turn', () => {
  it('are what was tried, where, with which chance, and how it went', () => {
    expect(given(played)).toMatchObject([
      { sessionId: 's1', turn: 3, userId: 'ann', chance: 60, roll: 42, success: true, died: false, narrator: null },
    ]);
    expect(given(sample('TurnResolved', { ...ids, check: null }))).toMatchObject([{ chance: null, roll: null }]);
  });

  it('are who told it, and how long a model took', () => {
    const usage = { inputTokens: 900, outputTokens: 120 };
    const told = sample('TurnNarrated', { ...ids, narrator: 'model', model: 'm', latencyMs: 1_234.5, usage });
    expect(given(played, told)).toMatchObject([
      { narrator: 'model', model: 'm', latencyMs: 1_235, inputTokens: 900, outputTokens: 120 },
    ]);
    const byFloor = sample('TurnNarrated', { ...ids, narrator: 'floor', model: null, latencyMs: null, usage: null });
    expect(given(played, byFloor)).toMatchObject([{ narrator: 'floor', latencyMs: null, inputTokens: null }]);
  });

  it('leave out the opening, which nobody played', () => {
    expect(given(sample('SessionStarted', ids), sample('TurnNarrated', { ...ids, turn: 0 }))).toEqual([]);
  });

  it('know a death, in every difficulty', () => {
    expect(given(played, sample('CharacterFell', ids))).toMatchObject([{ died: true }]);
    expect(given(played, sample('SessionEnded', { ...ids, reason: 'death' }))).toMatchObject([{ died: true }]);
    expect(given(played, sample('SessionEnded', { ...ids, reason: 'triumph' }))).toMatchObject([{ died: false }]);
  });

  it('stay after a rewind, marked', () => {
    const rewound = sample('SessionRewound', { ...ids, withdrawn: [3] });
    expect(given(played, sample('TurnResolved', { ...ids, turn: 2 }), rewound)).toMatchObject([
      { turn: 2, withdrawn: false },
      { turn: 3, withdrawn: true },
    ]);
  });

  it('go along with the saga to another person', () => {
    const moved = sample('SessionTransferred', { ...ids, userId: 'bob', fromUserId: 'ann' });
    expect(given(played, moved)).toMatchObject([{ userId: 'bob' }]);
  });
});
