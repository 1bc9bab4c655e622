import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { deleteSave } from '../../domain/save.decider.js';
import { Saves } from '../../saves.js';
import { DeleteSaveCommand } from './delete-save.command.js';

@CommandHandler(DeleteSaveCommand)
export class DeleteSaveHandler implements ICommandHandler<DeleteSaveCommand> {
  constructor(private readonly saves: Saves) {}

  async execute({ userId, saveId }: DeleteSaveCommand): Promise<void> {
    await this.saves.assertOwned({ userId, saveId });
    await this.saves.decide({ userId, saveId }, (save, now) => deleteSave({ userId, saveId, now }, save));
  }
}
