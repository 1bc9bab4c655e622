import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { gameSaveEntity } from '#projections/game-saves/game-save.entity.js';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { DeleteSaveController } from './commands/delete-save/delete-save.controller.js';
import { DeleteSaveHandler } from './commands/delete-save/delete-save.handler.js';
import { PlaySaveController } from './commands/play-save/play-save.controller.js';
import { PlaySaveHandler } from './commands/play-save/play-save.handler.js';
import { SaveGameController } from './commands/save-game/save-game.controller.js';
import { SaveGameHandler } from './commands/save-game/save-game.handler.js';
import { FindSavesController } from './queries/find-saves/find-saves.controller.js';
import { FindSavesQueryHandler } from './queries/find-saves/find-saves.query-handler.js';
import { SaveRows } from './queries/save-rows.js';
import { SavesStore } from './queries/saves.store.js';
import { SaveRepository } from './save.repository.js';
import { CountedBookmarks, BookmarkQuota } from './bookmark-quota.js';

/** Bookmarks of sagas: the automatic one and those that a player names. */
@Module({
  imports: [SessionModule, SubscriptionModule, TypeOrmModule.forFeature([gameSaveEntity])],
  controllers: [SaveGameController, PlaySaveController, DeleteSaveController, FindSavesController],
  providers: [
    CountedBookmarks,
    SaveRepository,
    SaveRows,
    BookmarkQuota,
    SavesStore,
    SaveGameHandler,
    PlaySaveHandler,
    DeleteSaveHandler,
    FindSavesQueryHandler,
  ],
})
export class SaveModule {}
