/** @jest-environment node */
import { type Accounts } from '#backend/modules/account/account.port.js';
import { type CapturedLead } from '#contracts/lead/views.js';
import { type CaptureAnswers } from './capture-answers.js';
import { ANSWERED_AFTER_MS, CaptureLeadCommand, CaptureLeadHandler } from './capture-lead.handler.js';
import { type CaptureLimits } from './capture-limits.js';
import { type Captured, type LeadCaptures } from './lead-captures.js';

const names = { firstName: 'Ann', lastName: 'Vex', phone: '', interests: [] };
const given = { ...names, email: 'ann@example.org', leadSource: 'website', customFields: [] };

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

const handler = (capture: () => Promise<Captured>): CaptureLeadHandler =>
  new CaptureLeadHandler(
    { capture } as unknown as LeadCaptures,
    { after: () => ({ success: true }) as CapturedLead } as unknown as CaptureAnswers,
    { assertWithin: () => Promise.resolve() } as unknown as CaptureLimits,
    { find: () => Promise.resolve(null) } as unknown as Accounts,
  );

/** @returns after how many ms it answers, where the capture takes so long */
const answeredAfter = async (captureMs: number): Promise<number> => {
  const capture = (): Promise<Captured> =>
    new Promise((resolve) => setTimeout(() => resolve({} as Captured), captureMs));
  const from = Date.now();
  const answered = handler(capture)
    .execute(new CaptureLeadCommand(given, null, null))
    .then(() => Date.now() - from);
  await jest.advanceTimersByTimeAsync(captureMs + ANSWERED_AFTER_MS);
  return answered;
};

it('answers at the same time, however long a capture takes that is done by then', async () => {
  for (const captureMs of [0, 1, 40, ANSWERED_AFTER_MS]) expect(await answeredAfter(captureMs)).toBe(ANSWERED_AFTER_MS);
  expect(await answeredAfter(ANSWERED_AFTER_MS + 10)).toBe(ANSWERED_AFTER_MS + 10);
});

it('says at once that a lead could not be kept', async () => {
  const refused = handler(() => Promise.reject(new Error('the log is away')));
  await expect(refused.execute(new CaptureLeadCommand(given, null, null))).rejects.toThrow('the log is away');
});
