import {
  type ActionAnswer,
  type ActionResult,
  type Character,
  type Choice,
  type ChoicesView,
  type StoryEntry,
} from '#contracts/session/views.js';
import { type SagaView } from '#contracts/session/saga-view.js';
import { startingAttributes } from '#game/model/character.js';

export const SESSION = 'a-session';

export const thora: Character = {
  id: 'a-character',
  sessionId: SESSION,
  name: 'Thora Ironside',
  gender: 'female',
  appearance: { height: 'tall', build: 'lean', skinTone: 'fair', hair: 'red' },
  attributes: startingAttributes('scout', ['strength', 'reflexes', 'reflexes']),
  difficulty: 'normal',
  hitPoints: 20,
  maxHitPoints: 25,
  profession: 'scout',
  faction: 'vikings',
  coins: 12,
  uses: { 'Bearded axe': '+1 strength while you carry it.' },
  inventory: [
    { name: 'Hunting bow', quantity: 1, value: 8, description: 'Yew, and well kept.' },
    { name: 'Rope', quantity: 2, value: 1, description: 'Walrus hide.' },
  ],
  companions: [],
  currentLocation: { q: 0, r: 0 },
  worldSettings: { faction: 'vikings' } as Character['worldSettings'],
  backstory: { question1: 'strength', question2: 'reflexes', question3: 'perception', pointsAllocated: [] },
  turn: 3,
  gamePhase: 'encounter',
  gameOver: false,
};

export const entryOf = (turn: number, over: Partial<StoryEntry> = {}): StoryEntry => ({
  id: `entry-${turn}`,
  sessionId: SESSION,
  turnNumber: turn,
  parent: turn === 0 ? null : turn - 1,
  storyContent: `This is leaf ${turn}. It rained.`,
  playerAction: turn === 0 ? null : 'read_the_ash',
  actionResult: null,
  debugPrompt: null,
  narration: 'told',
  narrator: 'floor',
  withdrawn: false,
  location: { q: 0, r: 0 },
  calendar: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...over,
});

export const choiceOf = (over: Partial<Choice> = {}): Choice => ({
  id: 'read',
  action: 'read_the_ash',
  description: 'Kneel by the fire and look.',
  attributeCheck: 'perception',
  difficulty: 'medium',
  requiresItem: null,
  kind: 'explore',
  successChance: 62,
  ...over,
});

export const choicesOf = (choices: readonly Choice[], over: Partial<ChoicesView> = {}): ChoicesView => ({
  choices,
  gameOver: false,
  gamePhase: 'encounter',
  availableMovement: [],
  turn: 3,
  narration: 'told',
  ...over,
});

export const resultOf = (over: Partial<ActionResult> = {}): ActionResult => ({
  success: true,
  hitPointsLost: 0,
  hitPointsGained: 0,
  roll: 41,
  successChance: 62,
  check: null,
  coinsDelta: 0,
  itemsGained: [],
  itemsLost: [],
  marks: [],
  ...over,
});

export const answerOf = (result: ActionResult, over: Partial<Character> = {}): ActionAnswer => ({
  response: { choices: [], gameOver: false, gamePhase: 'encounter', availableMovement: [], actionResult: result },
  story: entryOf(4, { actionResult: result }),
  character: { ...thora, turn: 4, ...over },
  narration: 'told',
  played: true,
  aside: null,
  position: '9',
});

export const FORD = { name: 'Hrafn Ford', q: 2, r: -1 };

export const sagaOf = (over: Partial<SagaView> = {}): SagaView => ({
  calendar: { day: 3, hour: 'dusk', season: 'autumn', weather: 'rain' },
  oath: {
    title: 'Bring the bell home',
    boxes: 4,
    of: 10,
    readyAt: 6,
    course: 'Something to bring safely.',
    where: FORD,
    outcome: 'open',
    next: [{ text: 'Ask at the ford', place: FORD }],
  },
  threat: { title: 'The wolf winter', segments: 3, of: 12, steps: [] },
  threads: [],
  people: [],
  ...over,
});
