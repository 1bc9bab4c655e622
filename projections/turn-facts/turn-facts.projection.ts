import { type TurnNarratedV2, type TurnResolvedV6 } from '#contracts/session/events.js';
import { type Change, changesOf, projectionOf } from '../projection.js';
import { type TurnFactRow } from './turn-fact.entity.js';

type Key = 'sessionId' | 'turn';
const { upsert, patch, patchWhere } = changesOf<TurnFactRow, Key>();

const keyOf = ({ sessionId, turn }: Pick<TurnFactRow, Key>): Pick<TurnFactRow, Key> => ({ sessionId, turn });

const UNTOLD = { narrator: null, model: null, latencyMs: null, inputTokens: null, outputTokens: null } as const;

const played = (data: TurnResolvedV6): Change<TurnFactRow, Key> => {
  const { userId, deed, check, cell, isCustomAction, success, resolvedAt } = data;
  return upsert({
    ...keyOf(data),
    ...UNTOLD,
    userId,
    resolvedAt,
    terrain: cell.terrain,
    deed: deed.kind,
    attribute: deed.attribute,
    isCustomAction,
    chance: check?.chance ?? null,
    roll: check?.roll ?? null,
    success,
    died: false,
    withdrawn: false,
  });
};

/** Only the first narration counts: a player waits for it, and nobody waits for a retelling. */
const told = (data: TurnNarratedV2): Change<TurnFactRow, Key> => {
  const { narrator, model, latencyMs, usage } = data;
  const { inputTokens = null, outputTokens = null } = usage ?? {};
  const rounded = latencyMs === null ? null : Math.round(latencyMs);
  return patch(keyOf(data), { narrator, model, latencyMs: rounded, inputTokens, outputTokens });
};

/** Table `turn_facts`: one row a turn; an opening is no turn. Nothing in it is personal, so an erasure leaves it. */
export const turnFacts = projectionOf<TurnFactRow, Key>()({
  readModel: 'turn_facts',
  version: 1,
  areas: ['session'],
  project: ({ type, data }) => {
    switch (type) {
      case 'TurnResolved':
        return [played(data)];
      case 'TurnNarrated':
        return [told(data)];
      case 'CharacterFell':
        return [patch(keyOf(data), { died: true })];
      case 'SessionEnded':
        return data.reason === 'death' ? [patch(keyOf(data), { died: true })] : [];
      case 'SessionRewound':
        return [patchWhere({ sessionId: data.sessionId, turn: data.withdrawn }, { withdrawn: true })];
      case 'SessionTransferred':
        return [patchWhere({ sessionId: data.sessionId }, { userId: data.userId })];
      case 'SessionStarted':
      case 'SessionForked':
      case 'CharacterMoved':
      case 'ItemGained':
      case 'ItemLost':
      case 'CompanionJoined':
      case 'CompanionLeft':
      case 'CompanionsChanged':
      case 'CellResolved':
      case 'TurnRetold':
      case 'TurnAbandoned':
      case 'HitPointsCorrected':
        return [];
    }
  },
});
