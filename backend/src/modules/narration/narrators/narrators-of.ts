import { type Config } from '#backend/platform/config/config.js';
import { type ChatModel, type ChatModels } from '#backend/platform/model/chat-model.port.js';
import { type ModelBudget } from '../budget/model-budget.port.js';
import { ModelNarrator } from '../game-master/model.narrator.js';
import { type Narrators } from '../narrator.port.js';
import { floor } from './floor.narrator.js';

/** How long a told story waits for the words of its choices: the player is reading. */
const WORDING_MS = 4_000;

/** The narrators of this installation: the floor narrator, and one for each model that is configured. */
export const narratorsOf = (
  { model: config }: Pick<Config, 'model'>,
  { model, advanced }: ChatModels,
  budget: ModelBudget,
): Narrators => {
  if (config === null) return { floor };
  const settings = { promptTokens: config.promptTokens, wordingMs: WORDING_MS * config.patience };
  const by = (chat: ChatModel): ModelNarrator => new ModelNarrator(chat, budget, settings);
  return { floor, ...(model && { model: by(model) }), ...(advanced && { 'advanced-model': by(advanced) }) };
};
