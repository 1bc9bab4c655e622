import { type ErrorBody } from '#contracts/http/error-body.js';
import {
  type CrmDryRun,
  type CrmLeadView,
  type DeadLettersDone,
  type DeadLetterView,
} from '#contracts/integration/managed.js';
import { type Player } from '../../support/player.js';
import { MANAGE } from './mending.fixture.js';

type Lead = CrmLeadView & ErrorBody;

/** The calls by which leads and their jobs are seen and mended; staff make them where nobody else is named. */
export const mendingCalls = (staff: () => Player) => ({
  find: (id: string, who = staff()) => who.call<Lead>('GET', `${MANAGE}/crm-leads/${id}`),
  mend: (id: string, body: object, who = staff()) => who.call<Lead>('PATCH', `${MANAGE}/leads/${id}`, { body }),
  sync: (id: string) => staff().call<Lead>('POST', `${MANAGE}/crm-leads/${id}/sync`),
  dryRun: (id: string, who = staff(), options = {}) =>
    who.call<CrmDryRun & ErrorBody>('GET', `${MANAGE}/crm-leads/${id}/dry-run`, options),
  letters: (query = '') => staff().call<readonly DeadLetterView[] & ErrorBody>('GET', `${MANAGE}/dead-letters${query}`),
  decide: (what: 'retry' | 'drop', body: object | undefined, who = staff()) =>
    who.call<DeadLettersDone & ErrorBody>('POST', `${MANAGE}/dead-letters/${what}`, body && { body }),
});

/** What a key did, as the log of the game names it. */
export const actsLogged = (printed: string, { token }: Player): readonly string[] => {
  const keyId = token.split('_')[1] ?? '';
  const lines = printed.split('\n').filter((line) => line.includes(`"keyId":"${keyId}"`));
  return lines.flatMap((line) => /"what":"([\w-]+)"/.exec(line)?.[1] ?? []);
};
