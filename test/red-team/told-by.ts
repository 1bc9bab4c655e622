import { unlimitedBudget } from '../support/unlimited-budget.js';
import { ModelNarrator } from '#backend/modules/narration/game-master/model.narrator.js';
import { LiveStory } from '#backend/modules/narration/live-story.js';
import { type NarratorChoice } from '#backend/modules/narration/narrator-choice.js';
import { NarratorRun } from '#backend/modules/narration/narrator-run.js';
import { type NarratedTurn } from '#backend/modules/session/narration-facts/narration.port.js';
import { type SagaMemory } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { type ChatModel } from '#backend/platform/model/chat-model.port.js';
import { quietLog } from '../support/quiet-log.js';
import { sentencesInMemory } from '../support/sentences-in-memory.js';

type Untold = Parameters<NarratorRun['narrate']>[0];
const LIMITS = { totalMs: 20_000, stallMs: 20_000, firstMs: 20_000, untoldMs: 60_000 };

/** Tells turns as the worker does: by this model through the gate, and by the floor narrator where it fails. */
export const toldBy = (chat: ChatModel, memory: SagaMemory): ((turn: Untold) => Promise<NarratedTurn>) => {
  const narrator = new ModelNarrator(chat, unlimitedBudget, { promptTokens: 3_000, wordingMs: 20_000 });
  const choice = { narratorFor: () => Promise.resolve(narrator) } as unknown as NarratorChoice;
  const run = new NarratorRun(choice, LIMITS, { before: () => Promise.resolve(memory) }, quietLog);
  return (turn) => {
    const story = new LiveStory(turn, [], sentencesInMemory(), quietLog);
    return run.narrate(turn, story, new AbortController().signal);
  };
};
