import { Global, Module } from '@nestjs/common';
import { ACTION_MODERATION } from '#backend/modules/session/action-moderation.port.js';
import { ActionModerationService } from './action-moderation.service.js';
import { ModeratedActions } from './moderated-actions.js';

/** Global, because it implements a port that the session module owns and calls. */
@Global()
@Module({
  providers: [ModeratedActions, { provide: ACTION_MODERATION, useClass: ActionModerationService }],
  exports: [ACTION_MODERATION],
})
export class ModerationModule {}
