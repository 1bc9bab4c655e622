import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { gameCharacterEntity } from '#projections/game-characters/game-character.entity.js';
import { gameEditionEntity } from '#projections/game-editions/game-edition.entity.js';
import { gameSagaEntity } from '#projections/game-sagas/game-saga.entity.js';
import { gameSaveEntity } from '#projections/game-saves/game-save.entity.js';
import { gameStoryEntity } from '#projections/game-stories/game-story.entity.js';
import { gameStoryItemEntity } from '#projections/game-story-items/game-story-item.entity.js';
import { gameWorldEntity } from '#projections/game-worlds/game-world.entity.js';
import { hexCellStoryEntity } from '#projections/hex-cell-stories/hex-cell-story.entity.js';
import { sagaShareEntity } from '#projections/saga-shares/saga-share.entity.js';
import { sagaMemoryEntity } from '#projections/saga-memories/saga-memory.entity.js';
import { encounters } from '#game/play/encounters.js';
import { WalletModule } from '#backend/modules/wallet/wallet.module.js';
import { ForkFactory } from './commands/fork-session/fork-factory.js';
import { ForkSessionController } from './commands/fork-session/fork-session.controller.js';
import { ForkSessionHandler } from './commands/fork-session/fork-session.handler.js';
import { SessionForks } from './commands/fork-session/session-forks.js';
import { ForkSharedSagaController } from './commands/fork-shared-saga/fork-shared-saga.controller.js';
import { ForkSharedSagaHandler } from './commands/fork-shared-saga/fork-shared-saga.handler.js';
import { RewindSessionController } from './commands/rewind-session/rewind-session.controller.js';
import { RewindSessionHandler } from './commands/rewind-session/rewind-session.handler.js';
import { SessionCorrector } from './commands/correct-session/session-corrector.js';
import { SESSION_CORRECTIONS } from './session-corrections.port.js';
import { PaymentSettlement } from './commands/settle-payment/payment-settlement.js';
import { SettleOpenPayments } from './commands/settle-payment/settle-open-payments.js';
import { ShareLinks } from './commands/share-saga/share-links.js';
import { ShareSagaController } from './commands/share-saga/share-saga.controller.js';
import { ShareSagaHandler } from './commands/share-saga/share-saga.handler.js';
import { AdmitSession } from './commands/start-session/admit-session.js';
import { SessionFactory } from './commands/start-session/session-factory.js';
import { StartSessionController } from './commands/start-session/start-session.controller.js';
import { StartSessionHandler } from './commands/start-session/start-session.handler.js';
import { ConsiderTurn } from './commands/take-turn/consider-turn.js';
import { PayForTurn } from './commands/take-turn/pay-for-turn.js';
import { PlayTurn } from './commands/take-turn/play-turn.js';
import { TakeTurnController } from './commands/take-turn/take-turn.controller.js';
import { TakeTurnHandler } from './commands/take-turn/take-turn.handler.js';
import { TransferSessions } from './commands/transfer-sessions/transfer-sessions.js';
import { TurnRetellingService } from './commands/retell-turn/turn-retelling.service.js';
import { TurnNarrationService } from './commands/narrate-turn/turn-narration.service.js';
import { PastLeaves } from './queries/remember-saga/past-leaves.js';
import { PastTurns } from './queries/remember-saga/past-turns.js';
import { ProjectedSagaMemories } from './queries/remember-saga/projected-saga-memories.js';
import { SAGA_MEMORIES } from './narration-facts/saga-memory.port.js';
import { ENCOUNTERS } from './encounters.port.js';
import { FollowSessionController } from './queries/follow-session/follow-session.controller.js';
import { FeedNarrationWaiter } from './queries/follow-session/feed-narration-waiter.js';
import { SessionFeed } from './queries/follow-session/session-feed.js';
import { SessionStreams } from './queries/follow-session/session-streams.js';
import { DEFAULT_STREAM_SETTINGS, STREAM_SETTINGS } from './queries/follow-session/stream-settings.js';
import { ToldTurns } from './queries/follow-session/told-turns.js';
import { SagasStore } from './queries/sagas.store.js';
import { StoriesStore } from './queries/stories.store.js';
import { SagasOnShelf } from './queries/sagas-on-shelf.js';
import { StoryRows } from './queries/story-rows.js';
import { ProjectedUntoldTurns } from './queries/projected-untold-turns.js';
import { TURN_NARRATIONS, UNTOLD_TURNS } from './narration.port.js';
import { NARRATION_WAITER } from './narration-waiter.port.js';
import { FindCharacterController } from './queries/find-character/find-character.controller.js';
import { FindCharacterQueryHandler } from './queries/find-character/find-character.query-handler.js';
import { FindChoicesController } from './queries/find-choices/find-choices.controller.js';
import { FindChoicesQueryHandler } from './queries/find-choices/find-choices.query-handler.js';
import { FindDiceController } from './queries/find-dice/find-dice.controller.js';
import { FindDiceQueryHandler } from './queries/find-dice/find-dice.query-handler.js';
import { RecordedRolls } from './queries/find-dice/recorded-rolls.js';
import { FindSagaController } from './queries/find-saga/find-saga.controller.js';
import { FindSagaQueryHandler } from './queries/find-saga/find-saga.query-handler.js';
import { FindShareQueryHandler } from './queries/find-share/find-share.query-handler.js';
import { FindStoriesController } from './queries/find-stories/find-stories.controller.js';
import { FindStoriesQueryHandler } from './queries/find-stories/find-stories.query-handler.js';
import { Editions } from './queries/editions.js';
import { EditionsStore } from './queries/editions.store.js';
import { StoryPages } from './queries/find-stories/story-pages.js';
import { FindWorldController } from './queries/find-world/find-world.controller.js';
import { FindWorldQueryHandler } from './queries/find-world/find-world.query-handler.js';
import { ReadActionController } from './queries/read-action/read-action.controller.js';
import { ReadActionQueryHandler } from './queries/read-action/read-action.query-handler.js';
import { ReadSharedSagaController } from './queries/read-shared-saga/read-shared-saga.controller.js';
import { ReadSharedSagaQueryHandler } from './queries/read-shared-saga/read-shared-saga.query-handler.js';
import { SharedLeaves } from './queries/read-shared-saga/shared-leaves.js';
import { SharedSagas } from './queries/read-shared-saga/shared-sagas.js';
import { OwnWords } from './reading/own-words.js';
import { ReadingSeal } from './reading/reading-seal.js';
import { ProjectedCharacterFinder } from './queries/projected-character-finder.js';
import { CharacterRows } from './queries/character-rows.js';
import { LoggedSessionReplays } from './queries/replay-session/logged-session-replays.js';
import { SessionPast } from './queries/replay-session/session-past.js';
import { SESSION_REPLAYS } from './session-replays.port.js';
import { LoggedSessionDirectory } from './session-directory.js';
import { SessionHistory } from './session-history.js';
import { SessionKeyframes } from './session-keyframes.js';
import { TURN_RETELLINGS } from './retelling.port.js';
import { CHARACTER_FINDER, SESSION_DIRECTORY, SESSION_TRANSFERS } from './session.port.js';
import { ShareRepository } from './share.repository.js';
import { SessionRepository } from './session.repository.js';
import { TurnAnswers } from './turn-answers.js';

/**
 * The game: sagas, their turns and their queries. The narration module provides TURN_NARRATOR and INTENT_READER to the
 * whole application, so that this module imports nothing of it.
 */
@Module({
  imports: [
    WalletModule,
    TypeOrmModule.forFeature([
      gameCharacterEntity,
      gameEditionEntity,
      gameSagaEntity,
      gameSaveEntity,
      gameStoryEntity,
      gameStoryItemEntity,
      gameWorldEntity,
      hexCellStoryEntity,
      sagaMemoryEntity,
      sagaShareEntity,
    ]),
  ],
  controllers: [
    StartSessionController,
    TakeTurnController,
    ReadActionController,
    RewindSessionController,
    ForkSessionController,
    ForkSharedSagaController,
    ShareSagaController,
    ReadSharedSagaController,
    FindDiceController,
    FindCharacterController,
    FindChoicesController,
    FindStoriesController,
    FindWorldController,
    FindSagaController,
    FollowSessionController,
  ],
  providers: [
    SessionRepository,
    SessionHistory,
    SessionKeyframes,
    CharacterRows,
    TurnAnswers,
    TurnNarrationService,
    OwnWords,
    ReadingSeal,
    ConsiderTurn,
    PayForTurn,
    PlayTurn,
    SessionFactory,
    AdmitSession,
    SagasOnShelf,
    SagasStore,
    StoriesStore,
    PaymentSettlement,
    { provide: SESSION_CORRECTIONS, useClass: SessionCorrector },
    SettleOpenPayments,
    SessionFeed,
    SessionStreams,
    ToldTurns,
    { provide: STREAM_SETTINGS, useValue: DEFAULT_STREAM_SETTINGS },
    StoryRows,
    StoryPages,
    Editions,
    EditionsStore,
    { provide: NARRATION_WAITER, useClass: FeedNarrationWaiter },
    StartSessionHandler,
    TakeTurnHandler,
    RewindSessionHandler,
    ForkFactory,
    SessionForks,
    ForkSessionHandler,
    ForkSharedSagaHandler,
    ShareRepository,
    ShareLinks,
    ShareSagaHandler,
    FindShareQueryHandler,
    SharedSagas,
    SharedLeaves,
    ReadSharedSagaQueryHandler,
    RecordedRolls,
    FindDiceQueryHandler,
    FindCharacterQueryHandler,
    FindChoicesQueryHandler,
    FindStoriesQueryHandler,
    FindWorldQueryHandler,
    FindSagaQueryHandler,
    ReadActionQueryHandler,
    { provide: ENCOUNTERS, useValue: encounters },
    { provide: SESSION_DIRECTORY, useClass: LoggedSessionDirectory },
    { provide: CHARACTER_FINDER, useClass: ProjectedCharacterFinder },
    { provide: SESSION_TRANSFERS, useClass: TransferSessions },
    { provide: TURN_RETELLINGS, useClass: TurnRetellingService },
    { provide: TURN_NARRATIONS, useExisting: TurnNarrationService },
    { provide: UNTOLD_TURNS, useClass: ProjectedUntoldTurns },
    SessionPast,
    { provide: SESSION_REPLAYS, useClass: LoggedSessionReplays },
    PastTurns,
    PastLeaves,
    { provide: SAGA_MEMORIES, useClass: ProjectedSagaMemories },
  ],
  exports: [
    SESSION_CORRECTIONS,
    CHARACTER_FINDER,
    SESSION_DIRECTORY,
    SESSION_REPLAYS,
    SESSION_TRANSFERS,
    TURN_NARRATIONS,
    TURN_RETELLINGS,
    UNTOLD_TURNS,
    SAGA_MEMORIES,
    SettleOpenPayments,
  ],
})
export class SessionModule {}
