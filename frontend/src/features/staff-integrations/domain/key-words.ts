import { type ManagedKey } from '#contracts/integration/managed.js';
import { type KeyScopeName } from '#contracts/integration/scopes.js';
import { dateAndTime } from '../../../lib/dates.js';

/** What each scope opens. */
export const SCOPE_WORDS: Readonly<Record<KeyScopeName, string>> = {
  'events:read': 'Reads the feed: what happens, with ids and without names.',
  'personal:read': 'Reads names, addresses and telephone numbers of people and leads, by id.',
  'leads:write': 'Hands over leads.',
  'integrations:manage':
    'Does what these pages do: endpoints, keys, dead letters, inbound calls, leads. To send or show events, it needs events:read too.',
};

/** 'in use', 'being rotated: 2 keys are good', 'revoked 23 Nov, 14:05'. */
export const keyStateWords = ({ revokedAt, secrets }: ManagedKey): string => {
  if (revokedAt !== null) return `revoked ${dateAndTime(revokedAt)}`;
  return secrets > 1 ? `being rotated: ${secrets} keys are good` : 'in use';
};

export const keyNote = ({ id, scopes, test }: ManagedKey): string =>
  [id, scopes.join(', '), test ? 'for tests: it reads samples, and writes nothing' : null].filter(Boolean).join(' · ');
