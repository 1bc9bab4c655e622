import { type IntentReader } from '#backend/modules/session/intent-reader.port.js';
import { type Config } from '#backend/platform/config/config.js';
import { type ChatModels } from '#backend/platform/model/chat-model.port.js';
import { type ModelBudget } from '../budget/model-budget.port.js';
import { ModelIntentReader } from './model-reader/model-intent-reader.js';

/** Times MODEL_PATIENCE: a player waits for it. */
const READ_WITHIN_MS = 4_000;

/** The model where there is one; the grammar else, and for all that the model can't bind to the scene. */
export const chosenIntentReader =
  (grammar: IntentReader) =>
  ({ model }: ChatModels, budget: ModelBudget, { model: settings }: Config): IntentReader =>
    model && settings
      ? new ModelIntentReader({ model, grammar, budget, withinMs: READ_WITHIN_MS * settings.patience })
      : grammar;
