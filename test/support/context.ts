import { type CommandContext } from '#backend/shared/domain/command-context.js';

/** The context of a command that a person gives by a request of their own. */
export const contextOf = (userId: string, now = new Date('2026-03-14T19:00:00.000Z')): CommandContext => ({
  actor: { kind: 'person', id: userId },
  subjectId: userId,
  correlationId: `request of ${userId}`,
  causationId: null,
  occurredAt: now.toISOString(),
});
