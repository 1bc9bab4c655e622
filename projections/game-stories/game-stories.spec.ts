import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, erased, sample } from '#test/support/projections/samples.js';
import { gameStories } from './game-stories.projection.js';
import { gameStoryEntity } from './game-story.entity.js';

const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1' };
const started = sample('SessionStarted', { ...ids, storyId: 'story-0', location: { q: 0, r: 0 } });
const turn = (n: number): AnyEnvelope =>
  sample('TurnResolved', { ...ids, turn: n, parent: n - 1, storyId: `story-${n}`, playerAction: `Deed ${n}` });
const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: gameStories, entity: gameStoryEntity }, [started, ...events]);

describe('game stories', () => {
  it('begin with an opening without a deed', () => {
    expect(given()).toMatchObject([
      {
        id: 'story-0',
        turnNumber: 0,
        parent: null,
        playerAction: null,
        actionResult: null,
        storyContent: '',
        narration: 'pending',
        withdrawn: false,
        location: { q: 0, r: 0 },
      },
    ]);
  });

  it('have one row per turn, with its outcome before it is told', () => {
    expect(given(turn(1))[1]).toMatchObject({
      id: 'story-1',
      turnNumber: 1,
      parent: 0,
      playerAction: 'Deed 1',
      storyContent: '',
      narration: 'pending',
      narrator: null,
      actionResult: { success: true, hitPointsLost: 0, hitPointsGained: 0, roll: 37, successChance: 40, coinsDelta: 8 },
    });
  });

  it('know the time of the saga at each turn', () => {
    const calendar = { day: 3, hour: 'dusk', season: 'autumn', weather: 'rain' } as const;
    const saga = {
      calendar: { ...calendar, fedOn: null },
      oath: null,
      threat: null,
      threads: null,
      people: null,
      scenes: null,
      warned: null,
      happenings: [],
    };
    const rows = given(
      sample('TurnResolved', { ...ids, turn: 1, saga }),
      sample('TurnResolved', { ...ids, turn: 2, saga: null }),
    );
    expect(rows[1]).toMatchObject(calendar);
    expect(rows[2]).toMatchObject({ day: null, hour: null, season: null, weather: null });
  });

  it('are told', () => {
    const told = sample('TurnNarrated', {
      ...ids,
      turn: 1,
      story: 'It rained.',
      narrator: 'model',
      debugPrompt: 'Tell it.',
    });
    expect(given(turn(1), told)[1]).toMatchObject({
      storyContent: 'It rained.',
      narration: 'told',
      narrator: 'model',
      debugPrompt: 'Tell it.',
    });
  });

  it('keep the offers of the first narrator under new words, and lose them with the person', () => {
    const offer = { id: 'extra:pray||', kind: 'patience', attribute: 'vigour', difficulty: 'medium' } as const;
    const test = { ...offer, requiresItem: null, risk: 'none' } as const;
    const told = sample('TurnNarrated', { ...ids, turn: 1, extraOffers: [{ ...test, cost: null, item: null }] });
    const retold = sample('TurnRetold', { ...ids, turn: 1, edition: 1, extraOffers: [] });
    expect(given(turn(1))[1]?.extraOffers).toEqual([]);
    expect(given(turn(1), told, retold)[1]?.extraOffers).toEqual([test]);
    expect(given(turn(1), told, sample('PersonErased', { userId: 'ann' }))[1]?.extraOffers).toEqual([]);
  });

  it('show the newest narration', () => {
    const told = sample('TurnNarrated', { ...ids, turn: 1, story: 'It rained.', narrator: 'floor', debugPrompt: null });
    const retold = sample('TurnRetold', {
      ...ids,
      turn: 1,
      edition: 1,
      story: 'Rain fell.',
      narrator: 'model',
      debugPrompt: 'Again.',
    });
    const rows = given(turn(1), told, turn(2), retold);
    expect(rows[1]).toMatchObject({
      storyContent: 'Rain fell.',
      narration: 'told',
      narrator: 'model',
      debugPrompt: 'Again.',
    });
    expect(rows[2]).toMatchObject({ storyContent: '', narration: 'pending' });
  });

  it('keep their words where a further edition has others', () => {
    const told = sample('TurnNarrated', { ...ids, turn: 1, story: 'It rained.' });
    const retold = sample('TurnRetold', { ...ids, turn: 1, edition: 2, story: 'Rain fell.' });
    expect(given(turn(1), told, retold)).toEqual(given(turn(1), told));
  });

  it('remember what stands behind the words of a model, and nothing where none had a part', () => {
    const origin = {
      model: 'm-1',
      promptHash: 'ab',
      usage: { inputTokens: 9, outputTokens: 4 },
      latencyMs: 70,
      verdicts: [{ rule: 'names', passed: false, detail: 'Who?' }],
    };
    const [byModel, byFloor] = [1, 2].map((n) =>
      sample('TurnNarrated', {
        ...ids,
        turn: n,
        ...(n === 1 ? origin : { model: null, promptHash: null, usage: null, latencyMs: null, verdicts: [] }),
      }),
    );
    const rows = given(turn(1), turn(2), byModel as AnyEnvelope, byFloor as AnyEnvelope);
    expect([rows[1], rows[2]]).toMatchObject([{ telling: origin }, { telling: null }]);
  });

  it('that were withdrawn stay, marked', () => {
    const rows = given(turn(1), turn(2), turn(3), sample('SessionRewound', { ...ids, toTurn: 1, withdrawn: [2, 3] }));
    expect(rows.map(({ turnNumber, withdrawn }) => [turnNumber, withdrawn])).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  it('of an erased person have no words, but outcomes', () => {
    const told = [0, 1].map((n) => sample('TurnNarrated', { ...ids, turn: n, story: 'It rained.', model: 'm-1' }));
    const rows = given(turn(1), ...told, sample('PersonErased', { userId: 'ann' }));
    expect(
      rows.map(({ storyContent, playerAction, wording, debugPrompt, telling, narration }) => ({
        storyContent,
        playerAction,
        wording,
        debugPrompt,
        telling,
        narration,
      })),
    ).toEqual([
      { storyContent: '', playerAction: null, wording: [], debugPrompt: null, telling: null, narration: 'told' },
      { storyContent: '', playerAction: '', wording: [], debugPrompt: null, telling: null, narration: 'told' },
    ]);
    expect(rows[1]).toMatchObject({ actionResult: { success: true } });
  });

  it('of an erased person are the same where they are projected anew', () => {
    const events = [turn(1), sample('TurnNarrated', { ...ids, turn: 1, story: 'It rained.', model: 'm-1' })];
    const gone = sample('PersonErased', { userId: 'ann' });
    const rows = (log: readonly AnyEnvelope[]) => given(...log, gone)[1];
    expect(rows(events.map((event) => erased(event, 'ann')))).toEqual(rows(events));
    expect(given(...events.map((event) => erased(event, 'ann')))[1]).toMatchObject({ storyContent: '', telling: null });
  });
});
