import { type Operation } from './operation.js';

/** One of the operators' commands. */
export interface ListedOperation {
  /** As in `npm run <name>`. */
  readonly name: string;
  /** One line. */
  readonly about: string;
  /** Loads the packages of this operation only. */
  readonly load: () => Promise<Operation>;
}

/** Every command of operators: `npm run <name> -- …`, or `node dist/server/main.ops.js <name> …` after a build. */
export const OPERATIONS: readonly ListedOperation[] = [
  {
    name: 'projections',
    about: 'rebuilds read models from the log, compares them, or tells how far they are behind',
    load: async () => (await import('./projections.js')).projections,
  },
  {
    name: 'jobs',
    about: 'lists, retries or drops the jobs that failed for good',
    load: async () => (await import('./jobs.js')).jobs,
  },
  {
    name: 'leads',
    about: 'erases or corrects a lead, and says what the CRM has or would be sent',
    load: async () => (await import('./leads.js')).leads,
  },
  {
    name: 'staff',
    about: 'makes people staff, lists them, or removes a second factor',
    load: async () => (await import('./staff.js')).staff,
  },
  {
    name: 'subscription',
    about: 'gives an account a tier',
    load: async () => (await import('./subscription.js')).subscription,
  },
  {
    name: 'moderation',
    about: 'shows what players wrote that was blocked',
    load: async () => (await import('./moderation.js')).moderation,
  },
  {
    name: 'api-keys',
    about: 'makes, lists, rotates or revokes the keys of other systems',
    load: async () => (await import('./api-keys.js')).apiKeys,
  },
  {
    name: 'webhooks',
    about: 'manages where events are sent, and shows how it went',
    load: async () => (await import('./webhooks.js')).webhooks,
  },
  {
    name: 'analytics',
    about: 'makes a role for BI tools, or brings their views up to date',
    load: async () => (await import('./analytics.js')).analytics,
  },
  {
    name: 'retell',
    about: 'retells a whole saga as a further edition',
    load: async () => (await import('./retell.js')).retell,
  },
  {
    name: 'replay',
    about: 'shows or exports a recorded saga, or decides all of them again by the rules of this build',
    load: async () => (await import('./replay.js')).replay,
  },
  {
    name: 'backup',
    about: 'writes the log with its keys and the tables beside it into one file',
    load: async () => (await import('./backup.js')).backup,
  },
  {
    name: 'restore',
    about: 'puts a backup into an empty place',
    load: async () => (await import('./restore.js')).restore,
  },
  {
    name: 'eventlog',
    about: 'copies the log from the database to EventStoreDB, or back',
    load: async () => (await import('./eventlog.js')).eventlog,
  },
];
