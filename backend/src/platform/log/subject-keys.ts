import { createSecretKey, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Random } from '../random/random.js';
import { openBox, sealBox } from './box.js';
import { WrongServerKeyError } from './log-errors.js';
import { type SubjectKeyRow, type SubjectKeyRows } from './subject-key-rows.js';

/** A person's key, or the fact that it has been destroyed for good. */
export type SubjectKey = KeyObject | 'destroyed';

export interface SubjectKeysOptions {
  /** Keys held in memory. 10,000 where absent. */
  readonly cacheSize?: number;
  /** How long this process may still use a key that another one destroyed, in milliseconds. 5,000 where absent. */
  readonly cacheMs?: number;
  /** Monotonic milliseconds; the system's where absent. */
  readonly monotonic?: { now(): number };
}

/**
 * Keys of persons: made at first use, stored wrapped by the server's key, destroyed by an erasure (design section 5).
 */
export class SubjectKeys {
  private readonly cache: LRUCache<string, SubjectKey>;
  /** Persons whose key somebody else holds, as far as their keys are in memory. */
  private readonly held: LRUCache<string, true>;
  /** Rises at each `forget`: a query that began before it may have read a destroyed key. */
  private generation = 0;

  constructor(
    private readonly rows: SubjectKeyRows,
    private readonly wrappingKey: KeyObject,
    private readonly random: Random,
    { cacheSize = 10_000, cacheMs = 5_000, monotonic }: SubjectKeysOptions = {},
  ) {
    this.held = new LRUCache({ max: cacheSize });
    this.cache = new LRUCache({
      max: cacheSize,
      ttl: cacheMs,
      ...(monotonic && { perf: monotonic, ttlResolution: 0 }),
    });
  }

  /** The keys in memory. */
  cached(userId: string): SubjectKey | undefined {
    return this.cache.get(userId);
  }

  /** Reads missing keys by one query. Persons who never had a key are absent. @throws LogUnavailableError */
  async find(userIds: Iterable<string>): Promise<ReadonlyMap<string, SubjectKey>> {
    const found = new Map<string, SubjectKey>();
    const missing: string[] = [];
    for (const userId of userIds) {
      const key = this.cache.get(userId);
      if (key === undefined) missing.push(userId);
      else found.set(userId, key);
    }
    if (missing.length === 0) return found;
    const { generation } = this;
    for (const row of await this.rows.find(missing)) found.set(row.userId, this.unwrap(row, generation));
    return found;
  }

  /** The person's key, made at its first use. @throws LogUnavailableError */
  async forSealing(userId: string): Promise<SubjectKey> {
    const key = this.cache.get(userId) ?? (await this.find([userId])).get(userId);
    if (key !== undefined) return key;
    const { generation } = this;
    const wrapped = sealBox(this.wrappingKey, this.random.bytes(32), contextOf(userId), this.random);
    return this.unwrap(await this.rows.add(userId, wrapped), generation);
  }

  /**
   * Makes all sealed data of this person unreadable, also what is sealed with keys that they hold: in this process at
   * once, in others within `cacheMs`. Append `PersonErased` after it. The key's bytes leave the disk when Postgres vacuums the table and recycles its WAL.
   */
  async destroy(userId: string): Promise<void> {
    const destroyed = await this.rows.destroy(userId);
    this.generation++;
    for (const id of destroyed) this.cache.set(id, 'destroyed', { ttl: 0 });
  }

  /**
   * From now on the key shares the fate of another person's key (ADR 17): what it sealed stays readable until that
   * person is erased. Once and for good; a repetition changes nothing. @returns whether `to` holds it
   */
  async handOver(userId: string, to: string): Promise<boolean> {
    if ((await this.forSealing(to)) === 'destroyed' || (await this.forSealing(userId)) === 'destroyed') return false;
    const holder = await this.rows.handOver(userId, to);
    if (holder !== null) this.held.set(userId, true);
    return holder === to;
  }

  /** Another process may have destroyed the key, and keys that this person holds: the next use reads them again. */
  forget(userId: string): void {
    this.generation++;
    for (const id of [userId, ...this.held.keys()]) if (this.cache.get(id) !== 'destroyed') this.cache.delete(id);
    this.held.clear();
  }

  private unwrap({ userId, wrappedKey, heldBy }: SubjectKeyRow, generation: number): SubjectKey {
    if (heldBy !== null && wrappedKey !== null) this.held.set(userId, true);
    const key = wrappedKey === null ? 'destroyed' : this.opened(userId, wrappedKey);
    if (key === 'destroyed') this.cache.set(userId, key, { ttl: 0 });
    else if (generation === this.generation) this.cache.set(userId, key);
    return key;
  }

  private opened(userId: string, wrappedKey: string): KeyObject {
    try {
      return unwrapSubjectKey(this.wrappingKey, userId, wrappedKey);
    } catch (cause) {
      throw new WrongServerKeyError("the persons' keys do not open: was DICE_KEY changed?", { cause });
    }
  }
}

const contextOf = (userId: string): string => `subject-key ${userId}`;

/** @throws BrokenBoxError where it was wrapped with another key, or is another person's */
export const unwrapSubjectKey = (wrappingKey: KeyObject, userId: string, wrappedKey: string): KeyObject =>
  createSecretKey(openBox(wrappingKey, wrappedKey, contextOf(userId)));
