import { NO_MODEL } from '#backend/modules/session/narration-facts/narration.port.js';
import { type SessionEvent } from '#contracts/session/events.js';
import { type Difficulty } from '#game/model/character.js';
import { hexesWithin } from '#game/model/hex.js';
import { type RecordedWorld, WORLD_RADIUS } from '#game/model/world.js';
import { startSession, type StartSession } from '#backend/modules/session/domain/start-session.decider.js';
import { type TakeTurn } from '#backend/modules/session/domain/session.commands.js';
import { notStarted } from '#backend/modules/session/domain/state/session.state.js';
import { testEncounters } from './test-encounters.js';

/** Plains everywhere, a forest to the east of the start and mountains to the west of it. */
const terrain = hexesWithin(WORLD_RADIUS)
  .map(({ q, r }) => (r === 0 && q === 1 ? 'f' : r === 0 && q === -1 ? 'm' : 'p'))
  .join('');
const world: RecordedWorld = { seed: 'fixture', generatorVersion: 1, terrain, cities: [], start: { q: 0, r: 0 } };

export const DICE_SEED = '11'.repeat(32);
export const NOW = '2026-03-01T10:00:00.000Z';

export const startCommand = (difficulty: Difficulty = 'normal', over: Partial<StartSession> = {}): StartSession => ({
  commandId: 'start',
  bodyHash: 'start-body',
  userId: 'user-1',
  sessionId: 'session-1',
  characterId: 'character-1',
  hero: {
    name: 'Thora',
    gender: 'female',
    appearance: { height: 'tall', build: 'lean', skinTone: 'fair', hair: 'red' },
    difficulty,
    profession: 'scout',
    faction: 'vikings',
    worldSettings: { faction: 'vikings', era: 'Dark Ages', environment: 'Fjords', tone: 'gritty' },
    backstory: {
      question1: 'strength',
      question2: 'reflexes',
      question3: 'perception',
      pointsAllocated: ['strength', 'reflexes', 'perception'],
    },
  },
  inventory: [{ name: 'Dried cod', quantity: 1, value: 1, description: 'Keeps.' }],
  companions: [],
  world,
  diceSeed: DICE_SEED,
  sealedDiceSeed: 'sealed',
  now: NOW,
  ...over,
});

/** The start of a session and the telling of it. */
export const begun = (difficulty: Difficulty = 'normal'): readonly SessionEvent[] => {
  const decision = startSession(testEncounters)(startCommand(difficulty), notStarted);
  if (!decision.accepted) throw new Error(decision.rejection.code);
  return [...decision.events, narrated(0)];
};

export const narrated = (turn: number): SessionEvent => ({
  type: 'TurnNarrated',
  version: 2,
  data: {
    userId: 'user-1',
    sessionId: 'session-1',
    characterId: 'character-1',
    q: 0,
    r: 0,
    turn,
    storyId: `session-1.${turn}`,
    story: `Story ${turn}.`,
    wording: ['wolf.1', 'wolf.2', 'wolf.3', 'wolf.4', 'quiet.rest', 'quiet.explore', 'quiet.trade'].map((offerId) => ({
      offerId,
      action: `do_${offerId.replace('.', '_')}`,
      description: offerId,
    })),
    narrator: 'floor',
    debugPrompt: null,
    ...NO_MODEL,
    narratedAt: NOW,
  },
});

export const turnCommand = (commandId: string, over: Partial<TakeTurn> = {}): TakeTurn => ({
  commandId,
  bodyHash: `body of ${commandId}`,
  action: '',
  isCustomAction: false,
  diceSeed: DICE_SEED,
  now: NOW,
  ...over,
});
