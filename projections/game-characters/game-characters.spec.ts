import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { gameCharacterEntity } from './game-character.entity.js';
import { gameCharacters } from './game-characters.projection.js';

const ids = { userId: 'ann', sessionId: 's1', characterId: 'c1' };
const started = sample('SessionStarted', {
  ...ids,
  name: 'Ragnhild',
  hitPoints: 25,
  maxHitPoints: 25,
  coins: 50,
  location: { q: 0, r: 0 },
});
const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: gameCharacters, entity: gameCharacterEntity }, [started, ...events])[0];

describe('game characters', () => {
  it('begin as they were created', () => {
    expect(given()).toMatchObject({
      id: 'c1',
      userId: 'ann',
      sessionId: 's1',
      name: 'Ragnhild',
      hitPoints: 25,
      maxHitPoints: 25,
      coins: 50,
      currentLocation: { q: 0, r: 0 },
      turn: 0,
      gameOver: false,
      narration: 'pending',
      ending: null,
    });
  });

  it('have a spine, or none if they are from before oaths', () => {
    expect(given()).toMatchObject({ hasSaga: true });
    expect(given(sample('SessionStarted', { ...ids, saga: null }))).toMatchObject({ hasSaga: false });
  });

  it('have the values after the turn', () => {
    const turn = sample('TurnResolved', {
      ...ids,
      turn: 3,
      hitPointsAfter: 18,
      coinsAfter: 61,
      gamePhase: 'city',
      gameOver: false,
      deedsDone: 2,
    });
    expect(given(turn)).toMatchObject({
      turn: 3,
      hitPoints: 18,
      coins: 61,
      gamePhase: 'city',
      narration: 'pending',
      deedsDone: 2,
      name: 'Ragnhild',
    });
  });

  it('take things, companions and place from the events of the turn', () => {
    const inventoryAfter = [{ name: 'Arm ring', quantity: 1, value: 20, description: 'Twisted silver.' }];
    const row = given(
      sample('CharacterMoved', { ...ids, to: { q: 1, r: -1 } }),
      sample('ItemGained', { ...ids, inventoryAfter }),
      sample('CompanionLeft', { ...ids, companionsAfter: [] }),
    );
    expect(row).toMatchObject({ currentLocation: { q: 1, r: -1 }, inventory: inventoryAfter, companions: [] });
    expect(given(sample('ItemLost', { ...ids, inventoryAfter: [] }))).toMatchObject({ inventory: [] });
  });

  it('are told with their turn, until the next one', () => {
    const told = sample('TurnNarrated', ids);
    expect(given(told)).toMatchObject({ narration: 'told' });
    expect(given(told, sample('TurnResolved', ids))).toMatchObject({ narration: 'pending' });
  });

  it('leave their choices to the stories', () => {
    const columns = Object.keys(given(sample('TurnNarrated', ids)) ?? {});
    for (const choices of ['offers', 'wording']) expect(columns).not.toContain(choices);
  });

  it('fall, and are restored by a rewind', () => {
    const fell = [
      sample('TurnResolved', { ...ids, turn: 7, hitPointsAfter: 0, gameOver: true }),
      sample('CharacterFell', ids),
    ];
    expect(given(...fell)).toMatchObject({ hitPoints: 0, gameOver: true, ending: 'fallen' });
    const rewound = sample('SessionRewound', ids);
    expect(given(...fell, rewound)).toMatchObject({
      turn: 1,
      hitPoints: 50,
      coins: 58,
      gameOver: false,
      ending: null,
      narration: 'told',
      currentLocation: { q: 0, r: 0 },
    });
  });

  it('end', () => {
    expect(given(sample('SessionEnded', { ...ids, reason: 'triumph' }))).toMatchObject({
      gameOver: true,
      ending: 'triumph',
    });
  });

  it('move to another person with all data', () => {
    expect(given(sample('SessionTransferred', { ...ids, userId: 'bob', fromUserId: 'ann' }))).toMatchObject({
      userId: 'bob',
      name: 'Ragnhild',
    });
  });

  it('are nameless when their person is erased', () => {
    expect(given(sample('PersonErased', { userId: 'ann' }))).toMatchObject({ name: '' });
    expect(given(sample('PersonErased', { userId: 'bob' }))).toMatchObject({ name: 'Ragnhild' });
  });
});
