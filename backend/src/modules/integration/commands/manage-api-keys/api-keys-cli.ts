import { KEY_SCOPES, type KeyScope } from '#backend/platform/http/key-scope.js';
import { type ApiKeys, type ListedKey } from '../../api-keys/api-keys.js';
import { type Cli, durationOf, type Printing, runCli, textOf, WrongUsage } from '../cli.js';

export interface ApiKeysCliDeps extends Printing {
  readonly keys: Pick<ApiKeys, 'create' | 'list' | 'rotate' | 'revoke'>;
}

const USAGE = `Usage: create <name> [--scopes ${KEY_SCOPES.join(',')}]   a new key for an integration; events:read where no scopes are given
       list                                 every key; none is shown itself
       rotate <id> [--overlap 24h]          another key in its place; the one of before works until the overlap is over
       revoke <id>                          opens nothing any more
  id       the 12 digits after ssk_
  overlap  such as 0s, 30m, 24h or 7d`;
const USUAL_OVERLAP = '24h';
const MOST_NAME = 100;
const SHOWN_ONCE = 'It is shown this once and kept nowhere: hand it over now.';

const scopesOf = (text: string): readonly KeyScope[] => {
  const listed = [...new Set(text.split(',').map((scope) => scope.trim()))];
  const scopes = KEY_SCOPES.filter((scope) => listed.includes(scope));
  const unknown = listed.filter((scope) => !scopes.some((known) => known === scope));
  if (unknown.length === 0) return scopes;
  throw new WrongUsage(`There is no scope ${unknown.join(', ')}. The scopes are ${KEY_SCOPES.join(', ')}.`);
};
const nameOf = (text = ''): string => {
  const name = text.trim();
  if (name === '' || name.length > MOST_NAME) throw new WrongUsage(`A name has 1 to ${MOST_NAME} characters.`);
  return name;
};
const idOf = (text = ''): string => text.replace(/^ssk_/, '').slice(0, 12);
const notInUse = (id: string): WrongUsage => new WrongUsage(`No key that is in use has the id ${id}.`);

const lineOf = ({ id, name, scopes, createdAt, revokedAt, secrets }: ListedKey): string => {
  const state = revokedAt ? `revoked ${revokedAt.toISOString()}` : secrets > 1 ? 'being rotated' : 'in use';
  return [`ssk_${id}`, name, scopes.join(','), `made ${createdAt.toISOString()}`, state].join(' · ');
};

const CLI: Cli<ApiKeysCliDeps> = {
  usage: USAGE,
  options: { scopes: { type: 'string' }, overlap: { type: 'string' } },
  commands: {
    create: {
      arguments: 1,
      run: async ([name], options, { keys, print }) => {
        print(await keys.create(nameOf(name), scopesOf(textOf(options, 'scopes') ?? 'events:read')));
        print(SHOWN_ONCE);
      },
    },
    rotate: {
      arguments: 1,
      run: async ([text], options, { keys, print }) => {
        const [id, overlap] = [idOf(text), textOf(options, 'overlap') ?? USUAL_OVERLAP];
        const key = await keys.rotate(id, durationOf(overlap));
        if (key === null) throw notInUse(id);
        print(key);
        print(`${SHOWN_ONCE} The one of before works for another ${overlap}.`);
      },
    },
    revoke: {
      arguments: 1,
      run: async ([text], _, { keys, print }) => {
        const id = idOf(text);
        if (!(await keys.revoke(id))) throw notInUse(id);
        print(`ssk_${id} opens nothing any more.`);
      },
    },
    list: {
      arguments: 0,
      run: async (_, __, { keys, print }) => {
        const all = await keys.list();
        for (const line of all.length > 0 ? all.map(lineOf) : ['There are no keys.']) print(line);
      },
    },
  },
};

/** `npm run api-keys -- …` */
export const runApiKeysCli = (argv: readonly string[], deps: ApiKeysCliDeps): Promise<number> =>
  runCli(argv, CLI, deps);
