import { Global, Module } from '@nestjs/common';
import { INTENT_READER } from '#backend/modules/session/intent-reader.port.js';
import { TURN_NARRATOR } from '#backend/modules/session/narration.port.js';
import { CONFIG } from '#backend/platform/config/config.js';
import { CHAT_MODELS } from '#backend/platform/model/chat-model.port.js';
import { CountedModelBudget } from './budget/counted-model-budget.js';
import { MODEL_BUDGET } from './budget/model-budget.port.js';
import { SpentTokens } from './budget/spent-tokens.js';
import { NARRATORS } from './narrator.port.js';
import { InlineNarrator } from './narrators/inline.narrator.js';
import { narratorsOf } from './narrators/narrators-of.js';
import { grammarIntentReader } from './reading/grammar.intent-reader.js';
import { chosenIntentReader } from './reading/chosen-intent-reader.js';

/**
 * Provides the narrators and the intent reader: rules and tables, and a model where there is one. Global,
 * because it implements ports that the session module owns and calls; only this module imports the other.
 */
@Global()
@Module({
  providers: [
    { provide: NARRATORS, useFactory: narratorsOf, inject: [CONFIG, CHAT_MODELS, MODEL_BUDGET] },
    SpentTokens,
    { provide: MODEL_BUDGET, useClass: CountedModelBudget },
    { provide: TURN_NARRATOR, useClass: InlineNarrator },
    {
      provide: INTENT_READER,
      useFactory: chosenIntentReader(grammarIntentReader),
      inject: [CHAT_MODELS, MODEL_BUDGET, CONFIG],
    },
  ],
  exports: [NARRATORS, MODEL_BUDGET, SpentTokens, TURN_NARRATOR, INTENT_READER],
})
export class NarrationModule {}
