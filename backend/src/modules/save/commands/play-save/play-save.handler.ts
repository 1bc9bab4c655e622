import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { playSave } from '../../domain/save.decider.js';
import { SaveRepository } from '../../save.repository.js';

/** PATCH /api/saves/{id}/played (specification section 7). */
export class PlaySaveCommand extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly saveId: string,
  ) {
    super();
  }
}

@CommandHandler(PlaySaveCommand)
export class PlaySaveHandler implements ICommandHandler<PlaySaveCommand> {
  constructor(private readonly saves: SaveRepository) {}

  async execute({ context, saveId }: PlaySaveCommand): Promise<void> {
    const { subjectId: userId, occurredAt: now } = context;
    await this.saves.assertOwned({ userId, saveId });
    await this.saves.change(saveId, (save) => playSave({ userId, saveId, now }, save), context);
  }
}
