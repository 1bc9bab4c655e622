import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { correlationOrNew } from './correlation.js';

interface SystemWork {
  /** What of the system acts: 'narrator', 'settlement'. */
  readonly name: string;
  /** Whose data it changes. */
  readonly subjectId: string;
  readonly now: Date;
}

/** The context of a command that the system gives by itself, correlated with the job or request that it works on. */
export const systemContext = ({ name, subjectId, now }: SystemWork): CommandContext => {
  const { correlationId, causationId } = correlationOrNew();
  return { actor: { kind: 'system', id: name }, subjectId, correlationId, causationId, occurredAt: now.toISOString() };
};
