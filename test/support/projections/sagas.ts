import { type AnyEnvelope, sample } from './samples.js';

export interface SagaOptions {
  readonly sagas: number;
  readonly turns: number;
}
interface Ids {
  readonly userId: string;
  readonly sessionId: string;
  readonly characterId: string;
}

/** Events have ids of their own in the log. */
let made = 0;
const own: typeof sample = (type, data) =>
  sample(type, data, `${String(++made).padStart(8, '0')}-0000-4000-8000-000000000000`);

const opening = (ids: Ids): readonly AnyEnvelope[] => [
  own('GuestCreated', { userId: ids.userId, username: `Guest_${ids.userId}` }),
  own('TokensGranted', { userId: ids.userId }),
  own('SessionStarted', ids),
  own('TurnNarrated', { ...ids, turn: 0 }),
];

/** One turn as it comes into the log: paid, played, now and then moved or found something, told. */
export const turnOf = (ids: Ids, turn: number): readonly AnyEnvelope[] => {
  const [q, r] = [turn % 5, Math.floor(turn / 5) % 5];
  const { cell } = (sample('TurnResolved') as AnyEnvelope & { readonly type: 'TurnResolved' }).data;
  const commandId = `${ids.sessionId}-${turn}`;
  return [
    own('TokenSpent', { ...ids, commandId, actionsTakenAfter: turn, balanceAfter: null }),
    own('TurnResolved', {
      ...ids,
      commandId,
      turn,
      parent: turn - 1,
      storyId: `${ids.sessionId}.${turn}`,
      cell: { ...cell, q, r, lastTurn: turn },
    }),
    ...(turn % 3 === 0 ? [own('CharacterMoved', { ...ids, turn })] : []),
    ...(turn % 4 === 0 ? [own('ItemGained', { ...ids, turn })] : []),
    own('TurnNarrated', { ...ids, turn, q, r, storyId: `${ids.sessionId}.${turn}` }),
  ];
};

export const idsOf = (saga: number): Ids => ({
  userId: `user-${saga}`,
  sessionId: `session-${saga}`,
  characterId: `character-${saga}`,
});

/** A log of whole sagas, played at the same time. */
export const sagaLog = ({ sagas, turns }: SagaOptions): readonly AnyEnvelope[] => {
  const all = Array.from({ length: sagas }, (_, n) => idsOf(n));
  return [
    ...all.flatMap(opening),
    ...Array.from({ length: turns }, (_, n) => all.flatMap((ids) => turnOf(ids, n + 1))).flat(),
  ];
};
