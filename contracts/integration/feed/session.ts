import { type SessionEvent } from '../../session/events.js';
import { FLAG, oneOf, type PublicEvents, WHOLE } from './shown.js';

const ids = ['userId', 'sessionId', 'characterId'] as const;
const turn = WHOLE;
const narrator = oneOf({ floor: true, model: true });

/** No words of a story or of a player, and nothing of dice: neither seeds nor draws. */
export const PUBLIC_SESSION_EVENTS: PublicEvents<SessionEvent> = {
  SessionStarted: {
    name: 'session.started',
    when: 'A saga began, with a new hero in a new world.',
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
    when: 'A saga began out of a turn of another one; it follows the `session.started` of the same saga.',
    version: 1,
    ids: [...ids, 'originSessionId'],
    says: { originTurn: WHOLE },
  },
  TurnResolved: {
    name: 'session.turn-resolved',
    when: 'A turn was resolved by the rules.',
    version: 1,
    ids: [...ids, 'storyId'],
    says: { turn, success: FLAG, isCustomAction: FLAG, gameOver: FLAG },
  },
  CharacterMoved: {
    name: 'session.character-moved',
    when: 'A turn took the hero to another place on the map.',
    version: 1,
    ids,
    says: { turn },
  },
  ItemGained: { name: 'session.item-gained', when: 'A turn gave the hero a thing.', version: 1, ids, says: { turn } },
  ItemLost: { name: 'session.item-lost', when: 'A turn took a thing from the hero.', version: 1, ids, says: { turn } },
  CompanionJoined: {
    name: 'session.companion-joined',
    when: 'A companion joined the hero.',
    version: 1,
    ids,
    says: { turn },
  },
  CompanionLeft: {
    name: 'session.companion-left',
    when: 'A companion left the hero; `reason` says why.',
    version: 1,
    ids,
    says: { turn, reason: oneOf({ disloyal: true, dead: true, dismissed: true }) },
  },
  CompanionsChanged: {
    name: 'session.companions-changed',
    when: 'A turn changed the loyalty or the wounds of companions.',
    version: 1,
    ids,
    says: { turn },
  },
  CellResolved: {
    name: 'session.cell-resolved',
    when: 'An encounter at a place on the map was over, won or lost.',
    version: 1,
    ids,
    says: { turn, won: FLAG },
  },
  TurnNarrated: {
    name: 'session.turn-narrated',
    when: 'A turn was told in words.',
    version: 1,
    ids: [...ids, 'storyId'],
    says: { turn, narrator },
  },
  TurnRetold: {
    name: 'session.turn-retold',
    when: 'A turn that had been told was told in other words.',
    version: 1,
    ids: [...ids, 'storyId'],
    says: { turn, narrator, edition: WHOLE },
  },
  HitPointsCorrected: {
    name: 'session.hit-points-corrected',
    when: "Staff corrected a hero's hit points.",
    version: 1,
    ids,
    says: { hitPointsBefore: WHOLE, hitPointsAfter: WHOLE },
  },
  TurnAbandoned: {
    name: 'session.turn-abandoned',
    when: 'A turn that was paid for broke off; its token comes back.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
  SessionRewound: {
    name: 'session.rewound',
    when: 'A player took back turns and went on from an earlier one.',
    version: 1,
    ids,
    says: { fromTurn: WHOLE, toTurn: WHOLE },
  },
  CharacterFell: {
    name: 'session.character-fell',
    when: 'The hero died in a forgiving game, where the player can go back.',
    version: 1,
    ids,
    says: { turn },
  },
  SessionEnded: {
    name: 'session.ended',
    when: 'A saga ended for good; `reason` says how.',
    version: 1,
    ids,
    says: { turn, reason: oneOf({ triumph: true, loss: true, death: true, abandonment: true }) },
  },
  SessionTransferred: {
    name: 'session.transferred',
    when: 'A saga went from a guest to the account that took it over.',
    version: 1,
    ids: [...ids, 'fromUserId'],
    says: 'nothing but ids',
  },
};
