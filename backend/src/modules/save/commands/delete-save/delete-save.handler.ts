import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { deleteSave } from '../../domain/save.decider.js';
import { SaveRepository } from '../../save.repository.js';

/** DELETE /api/saves/{id} (specification section 7). */
export class DeleteSaveCommand extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly saveId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteSaveCommand)
export class DeleteSaveHandler implements ICommandHandler<DeleteSaveCommand> {
  constructor(private readonly saves: SaveRepository) {}

  async execute({ context, saveId }: DeleteSaveCommand): Promise<void> {
    const { subjectId: userId, occurredAt: now } = context;
    await this.saves.assertOwned({ userId, saveId });
    await this.saves.change(saveId, (save) => deleteSave({ userId, saveId, now }, save), context);
  }
}
