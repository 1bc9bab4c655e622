import { e164Of, isPlausiblePhone } from './phone-number.js';

it.each([
  ['+47 90 00 00 01', '+4790000001'],
  ['0047 90000001', '+4790000001'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['+44 20 7946 0958 ext. 12', '+442079460958'],
  ['00 33 6 12 34 56 78', '+33612345678'],
  ['(+47) 90 00 00 01', '+4790000001'],
  ['\u202a+47\u201190\u201300 00 01\u202c', '+4790000001'],
  ['(415) 555-0132', null],
  ['90 00 00 01', null],
  ['+47 1', null],
])('%s is %s in E.164', (text, number) => expect(e164Of(text)).toBe(number));

it.each([
  '+47 90 00 00 01',
  '(415) 555-0132',
  '0171/123 45 67',
  '112233',
  '+1 415.555.0132 x7',
  '555-0132 ext: 12',
  '00-44 20 7946 0958',
  '(+47) 90000001',
])('%s may be a telephone number', (text) => expect(isPlausiblePhone(text)).toBe(true));
it.each(['', '12', 'call me', '+47 1', '1234567890123456789012', 'a@b.org'])('%p is none', (text) =>
  expect(isPlausiblePhone(text)).toBe(false),
);
