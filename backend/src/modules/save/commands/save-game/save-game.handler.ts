import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import { SESSION_REJECTIONS } from '#contracts/session/rejections.js';
import { type Save, type SaveRequest } from '#contracts/save/views.js';
import { SESSION_DIRECTORY, type SessionDirectory } from '#backend/modules/session/session.port.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { saveGame } from '../../domain/save.decider.js';
import { SaveRepository } from '../../save.repository.js';

/** POST /api/saves/manual (specification section 7). */
export class SaveGameCommand extends Command<Save> {
  constructor(
    readonly context: CommandContext,
    readonly request: SaveRequest,
    readonly idempotencyKey: string,
  ) {
    super();
  }
}

/** The save's id is derived from the key: the same key gives the same save. */
const saveIdOf = (userId: string, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['save', userId, key]))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

@CommandHandler(SaveGameCommand)
export class SaveGameHandler implements ICommandHandler<SaveGameCommand> {
  constructor(
    private readonly saves: SaveRepository,
    @Inject(SESSION_DIRECTORY) private readonly sessions: SessionDirectory,
  ) {}

  async execute({ context, request, idempotencyKey }: SaveGameCommand): Promise<Save> {
    const { subjectId: userId, occurredAt: savedAt } = context;
    const character = await this.sessions.characterOf(userId, request.sessionId);
    if (character.id !== request.characterId) throw rejectedBy(SESSION_REJECTIONS, { code: 'SESSION_NOT_FOUND' });
    const saveId = saveIdOf(userId, idempotencyKey);
    const { sessionId, id: characterId, turn } = character;
    const asked = { sessionId, characterId, saveName: request.saveName.trim(), turn, savedAt };
    const save = { ...asked, userId, saveId, isAutoSave: false };
    const { kept } = await this.saves.keep({ userId, saveId }, (now) => saveGame(save, now), context);
    const { savedAt: lastPlayed, ...bookmark } = kept ?? asked;
    return { id: saveId, ...bookmark, isAutoSave: false, lastPlayed, character };
  }
}
