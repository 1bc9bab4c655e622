import pg from 'pg';
import { type FollowerState, LogFollower } from '../subscriptions/log-follower.js';
import { type ReactionParts, ReactionTerm } from './reaction-term.js';
import { ignored } from '#backend/shared/ignored.js';

export interface ReactionOptions extends ReactionParts {
  /** Directly to the server: session locks do not work through a pooler. */
  readonly databaseUrl: string;
  /** How often a process on stand-by tries to get the lock; 1 s where absent. */
  readonly standByMs?: number;
}
export interface RunningReaction {
  readonly state: FollowerState;
  /** Finishes the current work and releases the lock. */
  stop(): Promise<void>;
}

const LOCK_CLASS = 7_201_010;
const STAND_BY_MS = 1_000;

const connect = async (databaseUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'steppes-reaction',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  // A connection that is cut before its follower listens would end the process; its next statement fails too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(ignored.whileClosing);
    throw error;
  }
};

/**
 * Runs a reaction here, or stands by for the process that runs it: one at a time in the whole product, in the log's
 * order.
 */
export const startReaction = ({ databaseUrl, standByMs = STAND_BY_MS, ...parts }: ReactionOptions): RunningReaction =>
  new LogFollower({
    name: parts.reaction.name,
    connect: () => connect(databaseUrl),
    lock: { class: LOCK_CLASS, name: parts.reaction.name },
    lead: (term) => new ReactionTerm(parts, term).run(),
    log: parts.log,
    standByMs,
  });
