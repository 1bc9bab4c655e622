import { z } from 'zod';
import { DIFFICULTIES, PROFESSIONS } from '#game/model/character.js';
import { type SessionFact } from '#contracts/session/events.js';
import { ENDINGS } from '#game/model/session.js';
import { FACTIONS } from '#game/model/world.js';
import {
  appearance, attributes, backstory, cell, companion, deed, draw, gender, hex, hex64, holdings, id, item, resolvedCheck, standing, terrain,
  time, wording, world,
} from './common.shapes.js';
import { saga, sagaChange } from './saga.shapes.js';
import { type Shapes } from './shapes.js';

const ids = { userId: id, sessionId: id, characterId: id };
const itemMoved = z.strictObject({ ...ids, turn: z.int(), item, inventoryAfter: z.array(item) });
const companionMoved = { ...ids, turn: z.int(), companion, companionsAfter: z.array(companion) };

export const sessionShapes: Shapes<SessionFact> = {
  SessionStarted: {
    version: 2,
    data: z.strictObject({
      ...ids, ...holdings, ...standing, name: z.string(), gender, appearance, attributes, difficulty: z.enum(DIFFICULTIES),
      maxHitPoints: z.int(), profession: z.enum(PROFESSIONS), faction: z.enum(FACTIONS),
      worldSettings: z.strictObject({ faction: z.string(), era: z.string(), environment: z.string(), tone: z.string() }),
      backstory, world, seedCommitment: hex64, sealedDiceSeed: z.string(), path: hex64, draws: z.array(draw), cell, storyId: id,
      commandId: z.string(), bodyHash: hex64, rulesVersion: z.int(), startedAt: time, saga,
    }),
  },
  TurnResolved: {
    version: 2,
    data: z.strictObject({
      ...ids, ...standing, turn: z.int(), parent: z.int(), storyId: id, commandId: z.string(), bodyHash: hex64, playerAction: z.string(),
      isCustomAction: z.boolean(), deed, path: hex64, draws: z.array(draw), check: resolvedCheck.nullable(), success: z.boolean(),
      hitPointsLost: z.int(), hitPointsGained: z.int(), hitPointsAfter: z.int(), coinsAfter: z.int(), coinsDelta: z.int(), cell,
      deedsDone: z.int(), gameOver: z.boolean(), rulesVersion: z.int(), resolvedAt: time, saga: sagaChange,
    }),
  },
  CharacterMoved: { version: 1, data: z.strictObject({ ...ids, turn: z.int(), from: hex, to: hex, terrain }) },
  ItemGained: { version: 1, data: itemMoved },
  ItemLost: { version: 1, data: itemMoved },
  CompanionJoined: { version: 1, data: z.strictObject(companionMoved) },
  CompanionLeft: { version: 1, data: z.strictObject({ ...companionMoved, reason: z.enum(['disloyal', 'dead', 'dismissed']) }) },
  CompanionsChanged: { version: 1, data: z.strictObject({ ...ids, turn: z.int(), companionsAfter: z.array(companion) }) },
  CellResolved: { version: 1, data: z.strictObject({ ...ids, ...hex.shape, turn: z.int(), frame: z.string(), won: z.boolean() }) },
  TurnNarrated: {
    version: 1,
    data: z.strictObject({
      ...ids, ...hex.shape, turn: z.int(), storyId: id, story: z.string(), wording: z.array(wording), narrator: z.enum(['floor', 'model']),
      debugPrompt: z.string().nullable(), narratedAt: time,
    }),
  },
  TurnAbandoned: { version: 1, data: z.strictObject({ ...ids, commandId: z.string() }) },
  SessionRewound: {
    version: 3,
    data: z.strictObject({
      ...ids, commandId: z.string(), bodyHash: hex64, fromTurn: z.int(), toTurn: z.int(), withdrawn: z.array(z.int()),
      restored: z.strictObject({
        ...holdings, ...standing, path: hex64, deedsDone: z.int(), cells: z.array(z.strictObject({ at: hex, cell: cell.nullable() })),
        recentFrames: z.array(z.string()), spentOffers: z.array(z.string()),
      }),
      wording: z.array(wording), saga, rewoundAt: time,
    }),
  },
  CharacterFell: { version: 1, data: z.strictObject({ ...ids, turn: z.int() }) },
  SessionEnded: { version: 1, data: z.strictObject({ ...ids, turn: z.int(), reason: z.enum(ENDINGS), diceSeed: hex64 }) },
  SessionTransferred: { version: 1, data: z.strictObject({ ...ids, fromUserId: id }) },
};
