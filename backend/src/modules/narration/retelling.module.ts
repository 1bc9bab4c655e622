import { Module } from '@nestjs/common';
import { SessionModule } from '#backend/modules/session/session.module.js';
import { SubscriptionModule } from '#backend/modules/subscription/subscription.module.js';
import { DoubtSentenceController } from './commands/doubt-sentence/doubt-sentence.controller.js';
import { DoubtSentenceHandler } from './commands/doubt-sentence/doubt-sentence.handler.js';
import { RetellTurnController } from './commands/retell-turn/retell-turn.controller.js';
import { RetellTurnHandler } from './commands/retell-turn/retell-turn.handler.js';
import { DoubtLog, DoubtRepository } from './doubt-log.js';
import { NarratorChoice } from './narrator-choice.js';
import { FindTellingController } from './queries/find-telling/find-telling.controller.js';
import { FindTellingQueryHandler } from './queries/find-telling/find-telling.query-handler.js';
import { AskRetelling } from './retelling/ask-retelling.js';
import { RetellingClaims } from './retelling/retelling-claims.js';

/** What a player may ask about a told leaf: other words, the events behind a sentence, and what stands behind the words. */
@Module({
  imports: [SessionModule, SubscriptionModule],
  controllers: [RetellTurnController, DoubtSentenceController, FindTellingController],
  providers: [
    NarratorChoice,
    RetellingClaims,
    AskRetelling,
    DoubtRepository,
    DoubtLog,
    RetellTurnHandler,
    DoubtSentenceHandler,
    FindTellingQueryHandler,
  ],
})
export class RetellingModule {}
