import { type SagaMemory } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { wander } from '#test/support/narration/wandering.fixture.js';
import { promptOf } from './prompt.js';

const TURNS = 500;
const MOST = 3_000;

/** A leaf of some hundred words, unlike the others. */
const leafOf = (turn: number): string =>
  Array.from(
    { length: 9 },
    (_, n) => `You came by the ${turn + n}th stone, and a bird of the ${n}th sort sang on it.`,
  ).join(' ');
const chapterOf = (turn: number) => ({
  title: `Day ${turn}, Castra`,
  text: `At the toll bridge you set out to pay turn ${turn}, and it went well. `.repeat(3),
});
const memoryAt = (turn: number): SagaMemory => ({
  cell: `Day 1: At the silent longship you set out to board her over the shields, and it went well.`,
  leaves: Array.from({ length: Math.min(20, turn) }, (_, n) => turn - Math.min(20, turn) + n).map((n) => ({
    turn: n,
    text: leafOf(n),
  })),
  chapters: Array.from({ length: Math.min(12, Math.floor(turn / 4)) }, (_, n) => chapterOf(turn - 4 * n)).reverse(),
  witnessed: {},
  names: ['Castra'],
});

it.each(['vikings', 'mongols'] as const)('a prompt of %s is as long at turn 500 as at turn 20', (faction) => {
  const saga = wander(faction, 'flat', TURNS, ({ turn }) => ({ story: leafOf(turn), wording: [] }));
  const sizesFrom = (first: number): readonly number[] =>
    saga.slice(first, first + 10).map(({ facts }) => {
      const options = { maxTokens: MOST, tokensPerEstimate: 1 };
      return promptOf(facts, memoryAt(facts.turn), options).estimatedTokens;
    });
  const [early, late] = [sizesFrom(20), sizesFrom(TURNS - 11)];
  expect(Math.max(...late)).toBeLessThanOrEqual(1.1 * Math.min(...early));
  expect(Math.max(...early, ...late)).toBeLessThanOrEqual(MOST);
});
