import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_REJECTIONS } from '#contracts/account/rejections.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { type RejectedError, rejectedBy } from '#backend/platform/http/rejected.error.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type Credential, Credentials } from '../sign-in/credentials.js';
import { Passwords } from '../passwords/passwords.js';
import { type Registrations } from './registrations.js';

export interface WantedName {
  /** The guest who signs up; null for a person who was none. */
  readonly ownerId: string | null;
  readonly usernameKey: string;
  readonly password: string;
}

/** A client that repeats a registration after a lost answer does so within this time. */
const REPEATED_WITHIN_MS = 15 * 60 * 1_000;
/** Well before a name that waits is freed (settle-reservations). */
const RESUMED_WITHIN_MS = 5_000;
const ATTEMPTS = 3;

/** Gives a name to one person before the event is appended: the table's unique key decides between two. */
@Injectable()
export class Reservations {
  constructor(
    private readonly credentials: Credentials,
    private readonly passwords: Passwords,
    @Inject(RANDOM) private readonly random: Random,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The row of this registration: a new one, or that of the same registration before.
   * @throws RejectedError USERNAME_TAKEN, ALREADY_REGISTERED (409)
   */
  async reserve(wanted: WantedName, settle: Settle): Promise<Credential> {
    const passwordHash = await this.passwords.hash(wanted.password);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const [userId, commandId] = [wanted.ownerId ?? this.random.uuid(), `register-${this.random.uuid()}`];
      const row = { userId, passwordHash, state: 'reserved', commandId, reservedAt: this.clock.now() } as const;
      if (await this.credentials.reserve({ ...row, usernameKey: wanted.usernameKey })) return row;
      const repeated = await this.inTheWay(wanted, settle);
      if (repeated) return repeated;
    }
    throw taken();
  }

  /** The earlier row of the same registration; null where nothing stands in the way any more. */
  private async inTheWay(wanted: WantedName, settle: Settle): Promise<Credential | null> {
    const named = await this.credentials.byName(wanted.usernameKey);
    if (named && (await this.isRepeated(named, wanted))) return this.resumed(named, settle);
    if (named && named.userId !== wanted.ownerId) throw taken();
    const own = wanted.ownerId === null ? null : await this.credentials.of(wanted.ownerId);
    if (own && (await settle(own)) === 'registered')
      throw rejectedBy(ACCOUNT_REJECTIONS, { code: 'ALREADY_REGISTERED' });
    return null;
  }

  /** One that has waited long may be given up at any moment: it is settled first. */
  private async resumed(named: Credential, settle: Settle): Promise<Credential | null> {
    if (named.state === 'registered' || this.ageMs(named) < RESUMED_WITHIN_MS) return named;
    return (await settle(named)) === 'registered' ? named : null;
  }

  private ageMs({ reservedAt }: Credential): number {
    return Math.abs(this.clock.now().getTime() - reservedAt.getTime());
  }

  private async isRepeated(named: Credential, { ownerId, password }: WantedName): Promise<boolean> {
    const isPossible = ownerId === null ? this.ageMs(named) < REPEATED_WITHIN_MS : named.userId === ownerId;
    return isPossible && this.passwords.matches(named.passwordHash, password);
  }
}

/** Settles another registration of the same guest. */
export type Settle = (credential: Credential) => ReturnType<Registrations['settle']>;

const taken = (): RejectedError =>
  rejectedBy(ACCOUNT_REJECTIONS, { code: 'USERNAME_TAKEN', details: { field: 'username' } });
