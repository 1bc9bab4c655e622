import { type RecoveryCodes, type SecondFactorPass, type SecondFactorSecret } from '#contracts/support/views.js';
import { request } from '../../../lib/http.js';

const CALLS = '/api/staff/second-factor';

export const enrol = (): Promise<SecondFactorSecret> => request('POST', `${CALLS}/enrol`, { body: {} });
export const confirm = (code: string): Promise<RecoveryCodes> =>
  request('POST', `${CALLS}/confirm`, { body: { code } });
export const pass = (code: string): Promise<SecondFactorPass> => request('POST', `${CALLS}/pass`, { body: { code } });
