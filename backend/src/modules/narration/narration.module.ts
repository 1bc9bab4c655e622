import { Global, Module } from '@nestjs/common';
import { INTENT_READER } from '#backend/modules/session/intent-reader.port.js';
import { TURN_NARRATOR } from '#backend/modules/session/narration.port.js';
import { NARRATORS, type Narrators } from './narrator.port.js';
import { floor } from './narrators/floor.narrator.js';
import { InlineNarrator } from './narrators/inline.narrator.js';
import { keywordIntentReader } from './narrators/keyword.intent-reader.js';

const narrators: Narrators = { floor };

/**
 * Who narrates the turns and reads what players write: rules and tables; a model comes behind the same ports. Global,
 * since it provides the ports that sessions own and call: it depends on them, not they on it.
 */
@Global()
@Module({
  providers: [
    { provide: NARRATORS, useValue: narrators },
    { provide: TURN_NARRATOR, useClass: InlineNarrator },
    { provide: INTENT_READER, useValue: keywordIntentReader },
  ],
  exports: [NARRATORS, TURN_NARRATOR, INTENT_READER],
})
export class NarrationModule {}
