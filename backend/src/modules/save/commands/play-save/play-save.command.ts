import { Command } from '@nestjs/cqrs';

/** PATCH /api/saves/{id}/played (specification section 7). */
export class PlaySaveCommand extends Command<void> {
  constructor(
    readonly userId: string,
    readonly saveId: string,
  ) {
    super();
  }
}
