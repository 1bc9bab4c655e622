import { changeIn, sagaIn, sagaOfStart } from '#contracts/session/recorded-turn.js';
import { type Saga, type SagaChange } from '#game/model/saga.js';
import { changesOf, projectionOf } from '../projection.js';
import { type GameSagaRow } from './game-saga.entity.js';

const { upsert, patch } = changesOf<GameSagaRow, 'sessionId'>();

type Parts = Pick<GameSagaRow, keyof Saga>;
const NO_SPINE: Parts = {
  calendar: null,
  oath: null,
  threat: null,
  threads: null,
  people: null,
  scenes: null,
  warned: null,
};

const partsOf = (saga: Saga | null): Parts => {
  if (saga === null) return NO_SPINE;
  const { calendar, oath, threat, threads, people, scenes, warned } = saga;
  return { calendar, oath, threat, threads, people, scenes, warned };
};

/** Unchanged parts are null in a turn, and stay as they are. */
const changedParts = ({ calendar, oath, threat, threads, people, scenes, warned }: SagaChange): Partial<Parts> => ({
  calendar,
  ...(oath && { oath }),
  ...(threat && { threat }),
  ...(threads && { threads }),
  ...(people && { people }),
  ...(scenes && { scenes }),
  ...(warned && { warned }),
});

/** Table `game_sagas`: oath, threat, threads and people. */
export const gameSagas = projectionOf<GameSagaRow, 'sessionId'>()({
  readModel: 'game_sagas',
  version: 3,
  areas: ['session'],
  project: ({ type, data }) => {
    switch (type) {
      case 'SessionStarted': {
        const { sessionId, userId, characterId, saga, startedAt } = data;
        return [
          upsert({ sessionId, userId, characterId, ...partsOf(saga && sagaOfStart(saga)), createdAt: startedAt }),
        ];
      }
      case 'TurnResolved':
        return data.saga === null ? [] : [patch({ sessionId: data.sessionId }, changedParts(changeIn(data.saga)))];
      case 'SessionRewound':
        return [patch({ sessionId: data.sessionId }, partsOf(data.saga && sagaIn(data.saga)))];
      case 'SessionTransferred':
        return [patch({ sessionId: data.sessionId }, { userId: data.userId })];
      case 'CharacterMoved':
      case 'ItemGained':
      case 'ItemLost':
      case 'CompanionJoined':
      case 'CompanionLeft':
      case 'CompanionsChanged':
      case 'CellResolved':
      case 'TurnNarrated':
      case 'TurnRetold':
      case 'TurnAbandoned':
      case 'HitPointsCorrected':
      case 'CharacterFell':
      case 'SessionEnded':
        return [];
      case 'SessionForked':
        return [patch({ sessionId: data.sessionId }, { scenes: data.scenes, warned: data.warned })];
    }
  },
});
