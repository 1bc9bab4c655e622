import { type CompanionLeftV1, type TurnResolvedV6 } from '#contracts/session/events.js';
import { isOfEncounter } from '#game/model/offer-ids.js';
import { type RememberedPart } from '#game/model/remembered.js';
import { changesOf, projectionOf } from '../projection.js';
import { rememberedHappenings } from './remembered-happenings.js';
import { type SagaMemoryRow } from './saga-memory.entity.js';

type Key = 'sessionId' | 'turn' | 'part';
const { upsert, patch, patchWhere } = changesOf<SagaMemoryRow, Key>();

const TURN = 'turn';

/** Verbs that leave no memory, unless something comes of the deed. */
const IDLE: readonly string[] = ['go', 'look', 'wait', 'rest', 'eat'];
/** True for a deed in the player's own words, of an encounter or of the spine; deeds at leisure do not count. */
const isDealing = ({ deed: { kind, offerId, attempt } }: TurnResolvedV6): boolean =>
  attempt === null ? kind !== 'move' && (offerId === null || isOfEncounter(offerId)) : !IDLE.includes(attempt.verb);

const turnRow = (data: TurnResolvedV6) => {
  const { sessionId, turn, deed, success, cell, hitPointsLost, coinsDelta, saga } = data;
  const happenings = rememberedHappenings(saga);
  return {
    sessionId,
    turn,
    part: TURN,
    hexQ: cell.q,
    hexR: cell.r,
    visit: cell.visitCount,
    day: saga?.calendar.day ?? null,
    what: {
      of: 'turn',
      deed: deed.kind,
      attempt: deed.attempt,
      offerId: deed.offerId,
      success,
      frame: cell.frame,
      isResolved: cell.isResolved,
      hitPointsLost,
      coinsDelta,
      happenings,
    },
    memorable: happenings.length > 0 || isDealing(data),
  } as const satisfies Partial<SagaMemoryRow>;
};

/** An easy move without any consequence leaves no row. */
const leavesTrace = ({ deed, hitPointsLost }: TurnResolvedV6, { memorable }: Pick<SagaMemoryRow, 'memorable'>) =>
  memorable || deed.kind !== 'move' || hitPointsLost > 0;

const companyRow = ({ sessionId, turn, companion }: Omit<CompanionLeftV1, 'reason'>, what: RememberedPart) =>
  upsert({ sessionId, turn, part: `${what.of} ${companion.id}`, what, memorable: true });

/** Table `saga_memories`: what the game master may remember of a saga, by turn and by cell. */
export const sagaMemories = projectionOf<SagaMemoryRow, Key>()({
  readModel: 'saga_memories',
  version: 2,
  areas: ['session'],
  project: ({ type, data }) => {
    switch (type) {
      case 'TurnResolved': {
        const row = turnRow(data);
        return leavesTrace(data, row) ? [upsert(row)] : [];
      }
      case 'ItemGained':
        return [patch({ sessionId: data.sessionId, turn: data.turn, part: TURN }, { memorable: true })];
      case 'CompanionJoined':
        return [companyRow(data, { of: 'joined', name: data.companion.name })];
      case 'CompanionLeft':
        return [companyRow(data, { of: 'left', name: data.companion.name, reason: data.reason })];
      case 'SessionRewound':
        return [patchWhere({ sessionId: data.sessionId, turn: data.withdrawn }, { withdrawn: true })];
      case 'SessionStarted':
      case 'CharacterMoved':
      case 'ItemLost':
      case 'CompanionsChanged':
      case 'CellResolved':
      case 'TurnNarrated':
      case 'TurnRetold':
      case 'TurnAbandoned':
      case 'HitPointsCorrected':
      case 'CharacterFell':
      case 'SessionEnded':
      case 'SessionTransferred':
      case 'SessionForked':
        return [];
    }
  },
});
