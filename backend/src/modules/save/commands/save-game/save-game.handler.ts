import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { type Save } from '#contracts/save/views.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { SESSION_DIRECTORY, type SessionDirectory } from '#backend/modules/session/session.port.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { saveGame } from '../../domain/save.decider.js';
import { Saves } from '../../saves.js';
import { SaveGameCommand } from './save-game.command.js';

/** The same key keeps the same save: its id follows from it. */
const saveIdOf = (userId: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['save', userId, key]))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

@CommandHandler(SaveGameCommand)
export class SaveGameHandler implements ICommandHandler<SaveGameCommand> {
  constructor(
    private readonly saves: Saves,
    @Inject(SESSION_DIRECTORY) private readonly sessions: SessionDirectory,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ userId, request, idempotencyKey }: SaveGameCommand): Promise<Save> {
    const character = await this.sessions.characterOf(userId, request.sessionId);
    if (character.id !== request.characterId) throw rejectedBy(SESSION_REJECTIONS, { code: 'SESSION_NOT_FOUND' });
    const saveId = saveIdOf(userId, idempotencyKey);
    const { sessionId, id: characterId, turn } = character;
    const asked = {
      sessionId,
      characterId,
      saveName: request.saveName.trim(),
      turn,
      savedAt: this.clock.now().toISOString(),
    };
    const { kept } = await this.saves.decide({ userId, saveId }, (save) =>
      saveGame({ ...asked, userId, saveId, isAutoSave: false }, save),
    );
    const { savedAt, ...bookmark } = kept ?? asked;
    return { id: saveId, ...bookmark, isAutoSave: false, lastPlayed: savedAt, character };
  }
}
