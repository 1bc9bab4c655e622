import { readReason } from './reason.rules.js';

it.each(['She asked where it is.', 'Тикет 4411: нет хода', '  ticket: lost turn  '])(
  'takes %s for a reason',
  (reason) => {
    expect(readReason(reason)).toBe(reason.trim());
  },
);

it.each(['', 'because', '12345678901', 'a\nticket with lines', 'x'.repeat(301)])('takes %j for none', (written) => {
  expect(readReason(written)).toBeNull();
});
