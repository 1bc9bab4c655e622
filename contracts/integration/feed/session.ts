import { type SessionEvent } from '../../session/events.js';
import { FLAG, oneOf, type PublicEvents, WHOLE } from './shown.js';

const ids = ['userId', 'sessionId', 'characterId'] as const;
const turn = WHOLE;
const narrator = oneOf({ floor: true, model: true });

/** No words of a story or of a player, and nothing of dice: neither seeds nor draws. */
export const PUBLIC_SESSION_EVENTS: PublicEvents<SessionEvent> = {
  SessionStarted: {
    name: 'session.started',
    version: 1,
    ids,
    says: {
      difficulty: oneOf({ forgiving: true, normal: true, hardcore: true }),
      faction: oneOf({
        vikings: true,
        empire: true,
        mongols: true,
        samurai: true,
        pirates: true,
        knights: true,
        assassins: true,
        barbarians: true,
      }),
      profession: oneOf({
        warrior: true,
        merchant: true,
        scout: true,
        scholar: true,
        artisan: true,
        diplomat: true,
      }),
    },
  },
  SessionForked: {
    name: 'session.forked',
    version: 1,
    ids: [...ids, 'originSessionId'],
    says: { originTurn: WHOLE },
  },
  TurnResolved: {
    name: 'session.turn-resolved',
    version: 1,
    ids: [...ids, 'storyId'],
    says: { turn, success: FLAG, isCustomAction: FLAG, gameOver: FLAG },
  },
  CharacterMoved: { name: 'session.character-moved', version: 1, ids, says: { turn } },
  ItemGained: { name: 'session.item-gained', version: 1, ids, says: { turn } },
  ItemLost: { name: 'session.item-lost', version: 1, ids, says: { turn } },
  CompanionJoined: { name: 'session.companion-joined', version: 1, ids, says: { turn } },
  CompanionLeft: {
    name: 'session.companion-left',
    version: 1,
    ids,
    says: { turn, reason: oneOf({ disloyal: true, dead: true, dismissed: true }) },
  },
  CompanionsChanged: { name: 'session.companions-changed', version: 1, ids, says: { turn } },
  CellResolved: { name: 'session.cell-resolved', version: 1, ids, says: { turn, won: FLAG } },
  TurnNarrated: {
    name: 'session.turn-narrated',
    version: 1,
    ids: [...ids, 'storyId'],
    says: { turn, narrator },
  },
  TurnRetold: {
    name: 'session.turn-retold',
    version: 1,
    ids: [...ids, 'storyId'],
    says: { turn, narrator, edition: WHOLE },
  },
  HitPointsCorrected: {
    name: 'session.hit-points-corrected',
    version: 1,
    ids,
    says: { hitPointsBefore: WHOLE, hitPointsAfter: WHOLE },
  },
  TurnAbandoned: { name: 'session.turn-abandoned', version: 1, ids, says: 'nothing but ids' },
  SessionRewound: { name: 'session.rewound', version: 1, ids, says: { fromTurn: WHOLE, toTurn: WHOLE } },
  CharacterFell: { name: 'session.character-fell', version: 1, ids, says: { turn } },
  SessionEnded: {
    name: 'session.ended',
    version: 1,
    ids,
    says: { turn, reason: oneOf({ triumph: true, loss: true, death: true, abandonment: true }) },
  },
  SessionTransferred: {
    name: 'session.transferred',
    version: 1,
    ids: [...ids, 'fromUserId'],
    says: 'nothing but ids',
  },
};
