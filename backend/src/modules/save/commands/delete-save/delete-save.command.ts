import { Command } from '@nestjs/cqrs';

/** DELETE /api/saves/{id} (specification section 7). */
export class DeleteSaveCommand extends Command<void> {
  constructor(
    readonly userId: string,
    readonly saveId: string,
  ) {
    super();
  }
}
