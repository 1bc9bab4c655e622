import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { playSave } from '../../domain/save.decider.js';
import { Saves } from '../../saves.js';
import { PlaySaveCommand } from './play-save.command.js';

@CommandHandler(PlaySaveCommand)
export class PlaySaveHandler implements ICommandHandler<PlaySaveCommand> {
  constructor(private readonly saves: Saves) {}

  async execute({ userId, saveId }: PlaySaveCommand): Promise<void> {
    await this.saves.assertOwned({ userId, saveId });
    await this.saves.decide({ userId, saveId }, (save, now) => playSave({ userId, saveId, now }, save));
  }
}
