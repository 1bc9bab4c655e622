import { KEY_SCOPES } from '#contracts/integration/scopes.js';
import { keyPrefixOf, type ListedKey } from '../../api-keys/api-keys.js';
import { type Cli, isGiven, type Printing, runCli, textOf } from '../cli.js';
import { durationOf } from '../refusals.js';
import { type KeysDesk } from './keys-desk.js';

export interface ApiKeysCliDeps extends Printing {
  readonly desk: KeysDesk;
}

const USAGE = `Usage: create <name> [--scopes ${KEY_SCOPES.join(',')}] [--test]
                                            a new key for an integration; events:read where no scopes are given
       list                                 every key; none is shown itself
       rotate <id> [--overlap 24h]          another key in its place; the one of before works until the overlap is over
       revoke <id>                          opens nothing any more
  id       the 12 digits after ssk_ or ssk_test_
  test     it reads samples, and changes nothing
  overlap  such as 0s, 30m, 24h or 7d`;
const USUAL_OVERLAP = '24h';
const SHOWN_ONCE = 'It is shown this once and kept nowhere: hand it over now.';

const listed = (text: string): readonly string[] => [...new Set(text.split(',').map((scope) => scope.trim()))];
const idOf = (text = ''): string => text.replace(/^ssk_(test_)?/, '').slice(0, 12);

const lineOf = (key: ListedKey): string => {
  const { name, scopes, createdAt, revokedAt, secrets } = key;
  const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : secrets > 1 ? 'being rotated' : 'in use';
  return [keyPrefixOf(key), name, scopes.join(','), `made ${createdAt.toISOString()}`, state].join(' · ');
};

const CLI: Cli<ApiKeysCliDeps> = {
  usage: USAGE,
  options: { scopes: { type: 'string' }, overlap: { type: 'string' }, test: { type: 'boolean' } },
  commands: {
    create: {
      arguments: 1,
      run: async ([name = ''], options, { desk, print }) => {
        const scopes = listed(textOf(options, 'scopes') ?? 'events:read');
        print((await desk.create('staff', { name, scopes, test: isGiven(options, 'test') })).key);
        print(SHOWN_ONCE);
      },
    },
    rotate: {
      arguments: 1,
      run: async ([text], options, { desk, print }) => {
        const [id, overlap] = [idOf(text), textOf(options, 'overlap') ?? USUAL_OVERLAP];
        print((await desk.rotate('staff', id, durationOf(overlap))).key);
        print(`${SHOWN_ONCE} The one of before works for another ${overlap}.`);
      },
    },
    revoke: {
      arguments: 1,
      run: async ([text], _, { desk, print }) => {
        print(`${keyPrefixOf(await desk.revoke('staff', idOf(text)))} opens nothing any more.`);
      },
    },
    list: {
      arguments: 0,
      run: async (_, __, { desk, print }) => {
        const all = await desk.list();
        for (const line of all.length > 0 ? all.map(lineOf) : ['There are no keys.']) print(line);
      },
    },
  },
};

/** `npm run api-keys -- …` */
export const runApiKeysCli = (argv: readonly string[], deps: ApiKeysCliDeps): Promise<number> =>
  runCli(argv, CLI, deps);
