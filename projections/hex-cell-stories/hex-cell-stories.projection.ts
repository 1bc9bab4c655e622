import {
  type SessionRewoundV4,
  type SessionStartedV2,
  type TurnResolvedV6,
  type TurnRetoldV2,
} from '#contracts/session/events.js';
import { type Cell } from '#game/model/cell.js';
import { type GamePhase } from '#game/model/session.js';
import { type Hex, hexKey } from '#game/model/hex.js';
import { storedResult } from '../game-stories/stored-result.js';
import { type Change, changesOf, projectionOf } from '../projection.js';
import { type HexCellStoryRow } from './hex-cell-story.entity.js';

type Key = 'sessionId' | 'hexQ' | 'hexR';
const { upsert, patch, patchWhere, remove } = changesOf<HexCellStoryRow, Key>();

const keyOf = (sessionId: string, { q, r }: Hex): Pick<HexCellStoryRow, Key> => ({ sessionId, hexQ: q, hexR: r });

const memory = ({ terrain, visitCount, frame, isResolved, attempts, lastTurn, firstVisitAt, lastVisitAt }: Cell) => ({
  terrain,
  visitCount,
  frame,
  isResolved,
  attempts,
  lastTurn,
  firstVisitAt,
  lastVisitAt,
});

type Stood = Pick<SessionStartedV2, 'sessionId' | 'characterId' | 'userId' | 'cell'> & {
  readonly gamePhase: GamePhase | null;
};
/** The earlier story of this cell stays until the turn is told. */
const stoodAt = ({ sessionId, characterId, userId, cell, gamePhase }: Stood) => ({
  ...keyOf(sessionId, cell),
  id: `${sessionId}.${hexKey(cell)}`,
  characterId,
  userId,
  ...memory(cell),
  gamePhase,
});
const actedAt = (data: TurnResolvedV6) => ({
  ...stoodAt(data),
  lastActionTaken: data.playerAction,
  lastActionResult: storedResult(data),
});

/** The cell before the withdrawn turns; the event does not hold its words. */
const restored = ({ sessionId, restored: { cells } }: SessionRewoundV4): readonly Change<HexCellStoryRow, Key>[] =>
  cells.map(({ at, cell }) =>
    cell === null
      ? remove(keyOf(sessionId, at))
      : patch(keyOf(sessionId, at), {
          ...memory(cell),
          storyContent: '',
          lastActionTaken: null,
          lastActionResult: null,
          gamePhase: null,
        }),
  );

/** Only where the turn is still the last one played there; a further edition is read elsewhere. */
const retold = ({ sessionId, q, r, turn, story, edition }: TurnRetoldV2): readonly Change<HexCellStoryRow, Key>[] =>
  edition > 1 ? [] : [patchWhere({ ...keyOf(sessionId, { q, r }), lastTurn: turn }, { storyContent: story })];

/** The placeholders of an erased event: a cell without a deed has no typed text. */
const blank = (userId: string): readonly Change<HexCellStoryRow, Key>[] => [
  patchWhere({ userId }, { storyContent: '', lastActionTaken: '' }),
  patchWhere({ userId, lastActionResult: null }, { lastActionTaken: null }),
];

/** Table `hex_cell_stories`: the history of each visited cell. */
export const hexCellStories = projectionOf<HexCellStoryRow, Key>()({
  readModel: 'hex_cell_stories',
  version: 3,
  areas: ['session', 'erasure'],
  project: ({ type, data }) => {
    switch (type) {
      case 'SessionStarted':
        return [upsert(stoodAt(data))];
      case 'SessionForked':
        return data.cells.map((cell) => upsert(stoodAt({ ...data, cell, gamePhase: null })));
      case 'TurnResolved':
        return [upsert(actedAt(data))];
      case 'CellResolved':
        return [patch(keyOf(data.sessionId, data), { isResolved: true })];
      case 'TurnNarrated':
        return [patch(keyOf(data.sessionId, data), { storyContent: data.story })];
      case 'TurnRetold':
        return retold(data);
      case 'SessionRewound':
        return restored(data);
      case 'SessionTransferred':
        return [patchWhere({ sessionId: data.sessionId }, { userId: data.userId })];
      case 'PersonErased':
        return blank(data.userId);
      case 'CharacterMoved':
      case 'ItemGained':
      case 'ItemLost':
      case 'CompanionJoined':
      case 'CompanionLeft':
      case 'CompanionsChanged':
      case 'TurnAbandoned':
      case 'HitPointsCorrected':
      case 'CharacterFell':
      case 'SessionEnded':
        return [];
    }
  },
});
