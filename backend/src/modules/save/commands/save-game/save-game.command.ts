import { Command } from '@nestjs/cqrs';
import { type Save, type SaveRequest } from '#contracts/save/views.js';

/** POST /api/saves/manual (specification section 7). */
export class SaveGameCommand extends Command<Save> {
  constructor(
    readonly userId: string,
    readonly request: SaveRequest,
    readonly idempotencyKey: string,
  ) {
    super();
  }
}
