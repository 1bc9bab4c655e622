import { Injectable } from '@nestjs/common';
import { type NewKey } from '#contracts/integration/managed.js';
import { KEY_SCOPES } from '#contracts/integration/scopes.js';
import { type KeyScope } from '#backend/platform/http/key-scope.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { ApiKeys, type ListedKey, type NewKeyFields } from '../../api-keys/api-keys.js';
import { type BeforeAct, unrecorded } from '../before-act.js';
import { invalidField, noKeyInUse } from '../refusals.js';

/** Who gives, rotates and revokes keys: a key may do it with those that may no more than itself. */
export type KeyGiver = { readonly scopes: readonly string[] } | 'staff';
interface KeyAsked {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly test: boolean;
}

const MOST_NAME = 100;

const nameOf = (text: string): string => {
  const name = text.trim();
  if (name === '' || name.length > MOST_NAME) throw invalidField('name', `A name has 1 to ${MOST_NAME} characters.`);
  return name;
};

const scopesOf = (asked: readonly string[]): readonly KeyScope[] => {
  const scopes = KEY_SCOPES.filter((scope) => asked.includes(scope));
  const unknown = asked.filter((scope) => !scopes.some((known) => known === scope));
  const words = unknown.length > 0 ? `There is no scope ${unknown.join(', ')}.` : 'A key needs a scope.';
  if (unknown.length > 0 || scopes.length === 0)
    throw invalidField('scopes', `${words} The scopes are ${KEY_SCOPES.join(', ')}.`);
  return scopes;
};

const requireOwn = (giver: KeyGiver, scopes: readonly KeyScope[]): void => {
  const scope = giver === 'staff' ? undefined : scopes.find((one) => !giver.scopes.includes(one));
  if (scope === undefined) return;
  const words = `This key may not do that with a key that has the scope ${scope}: it has not got it itself.`;
  throw new RejectedError(403, 'SCOPE_MISSING', words, { scope });
};

/** What is done with keys, by HTTP and by command. Every method throws RejectedError where it can't be done. */
@Injectable()
export class KeysDesk {
  constructor(private readonly keys: ApiKeys) {}

  /** The oldest first; none of them itself. */
  list(): Promise<readonly ListedKey[]> {
    return this.keys.list();
  }

  async create(giver: KeyGiver, { name, scopes, test }: KeyAsked, before: BeforeAct = unrecorded): Promise<NewKey> {
    const fields: NewKeyFields = { name: nameOf(name), scopes: scopesOf(scopes), test };
    requireOwn(giver, fields.scopes);
    await before();
    return this.keys.create(fields);
  }

  /** @returns another key, beside which the one of before works for `overlapMs` */
  async rotate(giver: KeyGiver, id: string, overlapMs: number, before: BeforeAct = unrecorded): Promise<NewKey> {
    await this.inUse(giver, id);
    await before();
    const key = await this.keys.rotate(id, overlapMs);
    if (key === null) throw noKeyInUse(id);
    return key;
  }

  /** @returns the key, which opens nothing any more */
  async revoke(giver: KeyGiver, id: string, before: BeforeAct = unrecorded): Promise<ListedKey> {
    await this.inUse(giver, id);
    await before();
    const key = (await this.keys.revoke(id)) ? await this.keys.find(id) : null;
    if (key === null) throw noKeyInUse(id);
    return key;
  }

  private async inUse(giver: KeyGiver, id: string): Promise<void> {
    const key = await this.keys.find(id);
    if (key === null || key.revokedAt !== null) throw noKeyInUse(id);
    requireOwn(giver, key.scopes);
  }
}
