/** @jest-environment jsdom */
import { reportVisit } from './report-visit.js';

const sent = jest.fn<Promise<unknown>, [string, { readonly body: string }]>();
const bodies = (): readonly unknown[] => sent.mock.calls.map(([, { body }]) => JSON.parse(body) as unknown);
const wish = (name: string, value: unknown): unknown =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  sent.mockReset().mockRejectedValue(new TypeError('offline'));
  Object.assign(globalThis, { fetch: sent });
  wish('doNotTrack', null);
  wish('globalPrivacyControl', undefined);
});

it('tells each step of a visit once, under an id of its own, and bears every failure', () => {
  reportVisit('opened');
  reportVisit('opened');
  reportVisit('difficulty');
  const visitId: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(bodies()).toEqual([
    { visitId, step: 'opened', isFirst: true },
    { visitId, step: 'difficulty', isFirst: true },
  ]);
  const [one, other] = bodies() as readonly { readonly visitId: string }[];
  expect(one?.visitId).toBe(other?.visitId);
});

it('is no first visit on a device that was here before, or is signed in, and has another id', () => {
  reportVisit('opened');
  sessionStorage.clear();
  reportVisit('opened');
  const [one, other] = bodies() as readonly { readonly visitId: string; readonly isFirst: boolean }[];
  expect([one?.isFirst, other?.isFirst]).toEqual([true, false]);
  expect(one?.visitId).not.toBe(other?.visitId);
});

it.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('tells nothing where %s asks for it', (name, value) => {
  wish(name, value);
  reportVisit('opened');
  expect([sent.mock.calls.length, sessionStorage.length, localStorage.length]).toEqual([0, 0, 0]);
});
