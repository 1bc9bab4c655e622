import { randomUUID } from 'node:crypto';
import { SUBSCRIPTION_REJECTIONS } from '#contracts/subscription/rejections.js';
import { type Tier, TIER_IDS, TIERS } from '#contracts/subscription/tiers.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { type FoundUser } from '../../queries/person-finder.js';
import { type SetTierCommand } from './set-tier.handler.js';

export interface SubscriptionCliDeps {
  readonly find: (name: string) => Promise<FoundUser | null>;
  readonly set: (
    context: CommandContext,
    tier: SetTierCommand['tier'],
    until: SetTierCommand['until'],
  ) => Promise<'changed' | 'unchanged'>;
  readonly now: () => Date;
  readonly print: (line: string) => void;
}

const USAGE = `Usage: set <user> <tier> [--until DATE]
  user   an id or a username
  tier   ${TIER_IDS.join(', ')}; free ends a subscription at once
  DATE   the day on which the period ends, such as 2027-01-31 (at 00:00 UTC), or a time such as 2027-01-31T18:00:00Z;
         without it the subscription has no end
The same command again changes nothing.`;

/** A wrong argument, in words. */
class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

interface Asked {
  readonly user: string;
  readonly tier: Tier;
  /** ISO 8601, UTC. */
  readonly until: string | null;
}

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A day that no calendar has, as February 30th, is refused and not carried over into the next month. */
const timeOf = (text: string): string => {
  const time = DATE.test(text) ? new Date(text) : new Date(NaN);
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || day.toISOString().slice(0, 10) !== text.slice(0, 10))
    throw new WrongUsage(`--until ${text} is no date. Write it as 2027-01-31.`);
  return time.toISOString();
};

const tierOf = (text: string): Tier => {
  const tier = TIER_IDS.find((id) => id === text.toLowerCase());
  if (tier === undefined) throw new WrongUsage(`There is no tier ${text}. The tiers are ${TIER_IDS.join(', ')}.`);
  return tier;
};

/** `--until DATE` or nothing; null: something else. */
const untilOf = ([flag, date, ...more]: readonly string[]): string | undefined | null =>
  flag === undefined ? undefined : flag === '--until' && date !== undefined && more.length === 0 ? date : null;

/** Null: the usage is wanted. */
const asked = ([command, user, tierName, ...options]: readonly string[]): Asked | null => {
  const date = untilOf(options);
  if (command !== 'set' || user === undefined || tierName === undefined || date === null) return null;
  const tier = tierOf(tierName);
  if (tier === 'free' && date !== undefined) throw new WrongUsage('The tier free has no end: leave --until out.');
  return { user, tier, until: date === undefined ? null : timeOf(date) };
};

const personOf = async ({ user }: Asked, { find }: SubscriptionCliDeps): Promise<FoundUser> => {
  const person = await find(user);
  if (person === null) throw new WrongUsage(`Nobody here has the id or the username ${user}.`);
  if (person.kind === 'guest')
    throw new WrongUsage(`${person.username} is a guest: only an account can have a subscription.`);
  return person;
};

const inWords = ({ username }: FoundUser, { tier, until }: Asked, outcome: 'changed' | 'unchanged'): string => {
  const end = until === null ? 'without an end' : `until ${until}`;
  const held = tier === 'free' ? 'no subscription' : `${TIERS[tier].name} ${end}`;
  return outcome === 'changed'
    ? `${username} has ${held} now.`
    : `${username} has ${held} already: nothing is changed.`;
};

const contextFor = ({ id: subjectId }: FoundUser, now: Date): CommandContext => ({
  actor: { kind: 'system', id: 'subscription-cli' },
  subjectId,
  correlationId: randomUUID(),
  causationId: null,
  occurredAt: now.toISOString(),
});

/**
 * `npm run subscription -- …`; `argv` without node and script. @returns the exit code: 1 where it can't be done, 2 for
 * wrong usage
 */
export const runSubscriptionCli = async (argv: readonly string[], deps: SubscriptionCliDeps): Promise<number> => {
  try {
    const wanted = asked(argv);
    if (wanted === null) {
      deps.print(USAGE);
      return argv.includes('--help') ? 0 : 2;
    }
    const person = await personOf(wanted, deps);
    const outcome = await deps.set(contextFor(person, deps.now()), wanted.tier, wanted.until);
    deps.print(inWords(person, wanted, outcome));
    return 0;
  } catch (error) {
    if (error instanceof WrongUsage) deps.print(error.message);
    else if (error instanceof RejectedError && error.code in SUBSCRIPTION_REJECTIONS) deps.print(error.message);
    else throw error;
    return 1;
  }
};
