import { type SessionStartedV2, type TurnNarratedV2, type TurnResolvedV6 } from '#contracts/session/events.js';
import { offersIn } from '#contracts/session/recorded-turn.js';
import { type Moment } from '#game/model/calendar.js';
import { type Change, changesOf, projectionOf } from '../projection.js';
import { type GameStoryRow } from './game-story.entity.js';
import { storedResult } from './stored-result.js';
import { type StoredTelling, tellingOf } from './stored-telling.js';

/** The time of a turn, null in a session that began before there was a calendar. */
const timeOf = (saga: { readonly calendar: Moment } | null): Pick<GameStoryRow, keyof Moment> => {
  const { day = null, hour = null, season = null, weather = null } = saga?.calendar ?? {};
  return { day, hour, season, weather };
};

type Key = 'sessionId' | 'turnNumber';
const { upsert, patch, patchWhere } = changesOf<GameStoryRow, Key>();

const untold = {
  storyContent: '',
  wording: [],
  extraOffers: [],
  debugPrompt: null,
  narration: 'pending',
  narrator: null,
  telling: null,
  withdrawn: false,
} as const;

const openingRow = ({
  sessionId,
  storyId,
  characterId,
  userId,
  offers,
  location,
  saga,
  startedAt,
}: SessionStartedV2): GameStoryRow => ({
  ...untold,
  sessionId,
  turnNumber: 0,
  id: storyId,
  characterId,
  userId,
  parent: null,
  playerAction: null,
  isCustomAction: false,
  deed: null,
  actionResult: null,
  offers,
  location,
  ...timeOf(saga),
  createdAt: startedAt,
});

const turnRow = (data: TurnResolvedV6): GameStoryRow => {
  const {
    sessionId,
    turn,
    storyId,
    characterId,
    userId,
    parent,
    playerAction,
    isCustomAction,
    deed,
    cell,
    saga,
    resolvedAt,
  } = data;
  return {
    ...untold,
    sessionId,
    turnNumber: turn,
    id: storyId,
    characterId,
    userId,
    parent,
    playerAction,
    isCustomAction,
    deed,
    actionResult: storedResult(data),
    offers: offersIn(data),
    location: { q: cell.q, r: cell.r },
    ...timeOf(saga),
    createdAt: resolvedAt,
  };
};

type Words = Pick<TurnNarratedV2, 'sessionId' | 'turn' | 'story' | 'wording' | 'debugPrompt' | 'narrator'> &
  StoredTelling;
type Added = Pick<GameStoryRow, 'extraOffers'>;
/** The newest narration is shown; the first one may add offers. */
const toldTurn = (data: Words, added: Partial<Added> = {}): Change<GameStoryRow, Key> =>
  patch(
    { sessionId: data.sessionId, turnNumber: data.turn },
    {
      storyContent: data.story,
      wording: data.wording,
      debugPrompt: data.debugPrompt,
      narrator: data.narrator,
      telling: tellingOf(data),
      narration: 'told',
      ...added,
    },
  );

/** The placeholders of an erased event: a row without a deed has no typed text. */
const blank = (userId: string): readonly Change<GameStoryRow, Key>[] => [
  patchWhere(
    { userId },
    { storyContent: '', wording: [], extraOffers: [], debugPrompt: null, telling: null, playerAction: '' },
  ),
  patchWhere({ userId, deed: null }, { playerAction: null }),
];

/** Table `game_stories`: one row per turn; the opening is turn 0. */
export const gameStories = projectionOf<GameStoryRow, Key>()({
  readModel: 'game_stories',
  version: 5,
  areas: ['session', 'erasure'],
  project: ({ type, data }) => {
    switch (type) {
      case 'SessionStarted':
        return [upsert(openingRow(data))];
      case 'TurnResolved':
        return [upsert(turnRow(data))];
      case 'TurnNarrated':
        return [toldTurn(data, { extraOffers: offersIn({ offers: data.extraOffers }) })];
      case 'TurnRetold':
        return data.edition > 1 ? [] : [toldTurn(data)];
      case 'SessionRewound':
        return [patchWhere({ sessionId: data.sessionId, turnNumber: data.withdrawn }, { withdrawn: true })];
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
      case 'CellResolved':
      case 'TurnAbandoned':
      case 'HitPointsCorrected':
      case 'CharacterFell':
      case 'SessionEnded':
      case 'SessionForked':
        return [];
    }
  },
});
