import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { correlationOrNew } from '../correlation/correlation.js';
import { actorOf, type Principal, userIdOf } from './principal.js';

/** The context of a person's command from a request: it changes their own data. @throws RejectedError for a key */
export const requestContext = (principal: Principal): CommandContext => {
  const { correlationId, causationId, startedAt } = correlationOrNew();
  return {
    actor: actorOf(principal),
    subjectId: userIdOf(principal),
    correlationId,
    causationId,
    occurredAt: startedAt.toISOString(),
  };
};
