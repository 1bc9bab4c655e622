import { type Saga, type SagaChange } from '#game/model/saga.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type Change, changesOf, type Projection } from '../projection.js';
import { type GameSagaRow } from './game-saga.entity.js';

const { upsert, patch } = changesOf<GameSagaRow, 'sessionId'>();

type Parts = Pick<GameSagaRow, keyof Saga>;
const NO_SPINE: Parts = { calendar: null, oath: null, threat: null, threads: null, people: null };

const partsOf = (saga: Saga | null): Parts => {
  if (saga === null) return NO_SPINE;
  const { calendar, oath, threat, threads, people } = saga;
  return { calendar, oath, threat, threads, people };
};

/** What stayed as it was is null in a turn, and left alone. */
const changedParts = ({ calendar, oath, threat, threads, people }: SagaChange): Partial<Parts> => ({
  calendar,
  ...(oath && { oath }),
  ...(threat && { threat }),
  ...(threads && { threads }),
  ...(people && { people }),
});

/** Table `game_sagas`: oath, threat, threads and people. */
export const gameSagas: Projection<AnyEvent, Change<GameSagaRow, 'sessionId'>> = {
  readModel: 'game_sagas',
  version: 1,
  project: ({ type, data }) => {
    switch (type) {
      case 'SessionStarted': {
        const { sessionId, userId, characterId, saga, startedAt } = data;
        return [upsert({ sessionId, userId, characterId, ...partsOf(saga), createdAt: startedAt })];
      }
      case 'TurnResolved':
        return data.saga === null ? [] : [patch({ sessionId: data.sessionId }, changedParts(data.saga))];
      case 'SessionRewound':
        return [patch({ sessionId: data.sessionId }, partsOf(data.saga))];
      case 'SessionTransferred':
        return [patch({ sessionId: data.sessionId }, { userId: data.userId })];
      case 'GuestCreated':
      case 'PersonErased':
      case 'TokensGranted':
      case 'TokenSpent':
      case 'TokenReturned':
      case 'TokensRefilled':
      case 'CharacterMoved':
      case 'ItemGained':
      case 'ItemLost':
      case 'CompanionJoined':
      case 'CompanionLeft':
      case 'CompanionsChanged':
      case 'CellResolved':
      case 'TurnNarrated':
      case 'TurnAbandoned':
      case 'CharacterFell':
      case 'SessionEnded':
      case 'GameSaved':
      case 'SavePlayed':
      case 'SaveDeleted':
        return [];
    }
  },
};
