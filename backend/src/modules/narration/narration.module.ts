import { Module } from '@nestjs/common';
import { floorNarrator } from './domain/floor-narrator.js';
import { readIntent } from './domain/read-intent.js';
import { FLOOR_NARRATOR, INTENT_READER, type IntentReader } from './narrator.port.js';

const byKeywords: IntentReader = (text, standing) => Promise.resolve(readIntent(text, standing));

/** Who tells the turns and reads what players write: rules and tables; a model comes behind the same ports. */
@Module({
  providers: [
    { provide: FLOOR_NARRATOR, useValue: floorNarrator },
    { provide: INTENT_READER, useValue: byKeywords },
  ],
  exports: [FLOOR_NARRATOR, INTENT_READER],
})
export class NarrationModule {}
