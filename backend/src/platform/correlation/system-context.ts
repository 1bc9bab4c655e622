import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { correlationOrNew } from './correlation.js';

interface SystemWork {
  /** The part of the system that acts: 'narrator', 'settlement'. */
  readonly name: string;
  /** The person whose data it changes. */
  readonly subjectId: string;
  readonly now: Date;
}

/** The context of a command that the system itself gives, correlated with the current job or request. */
export const systemContext = ({ name, subjectId, now }: SystemWork): CommandContext => {
  const { correlationId, causationId } = correlationOrNew();
  return { actor: { kind: 'system', id: name }, subjectId, correlationId, causationId, occurredAt: now.toISOString() };
};
