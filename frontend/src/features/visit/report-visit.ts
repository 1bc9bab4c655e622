import { type ReportedVisit, type VisitStep } from '#contracts/visit/requests.js';
import { authToken } from '../../lib/auth-token.js';
import { request } from '../../lib/http.js';
import { randomId } from '../../lib/random-id.js';
import { storedValue } from '../../lib/stored-value.js';
import { ignored } from '../../lib/ignored.js';

/** The visit's id and the steps that were reported; it ends with the tab. */
const current = storedValue('visit', () => sessionStorage);
/** Holds no id: it only tells that somebody was here before. */
const before = storedValue('has_visited');

const NO = '1';
/** Global Privacy Control and its forerunner. */
const isUnwanted = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === NO;
};

const begun = (): readonly string[] => [randomId(), String(before.get() === null && authToken.get() === null)];

/**
 * Reports each step of a visit once. Play never waits for the call, and goes on when it fails. The report
 * names no person, and nothing is sent for a visitor who asks not to be tracked.
 */
export const reportVisit = (step: VisitStep): void => {
  if (isUnwanted()) return;
  const [visitId = '', first = '', ...reported] = current.get()?.split(' ') ?? begun();
  if (reported.includes(step)) return;
  current.set([visitId, first, ...reported, step].join(' '));
  before.set('yes');
  const body: ReportedVisit = { visitId, step, isFirst: first === 'true' };
  void request('POST', '/api/visits', { body, keepalive: true }).catch(ignored.madeUpFor);
};
