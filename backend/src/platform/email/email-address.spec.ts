import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { EmailAddress, normalEmail } from './email-address.js';

class Body {
  @EmailAddress() email!: string;
}
const read = (email: unknown): { readonly email: string; readonly isRefused: boolean } => {
  const body = plainToInstance(Body, { email });
  return { email: body.email, isRefused: validateSync(body).length > 0 };
};

describe('an e-mail address', () => {
  it.each([
    [' Thora@Example.COM ', 'thora@example.com'],
    ['thora+saga@example.com', 'thora+saga@example.com'],
    ['Þóra@bücher.example', 'þóra@xn--bcher-kva.example'],
    ['Ame\u0301lie@example.com', 'amélie@example.com'],
    ['o.k_-!#$%&*/=?^`{|}~@sub.example.co', 'o.k_-!#$%&*/=?^`{|}~@sub.example.co'],
    ['me@localhost', 'me@localhost'],
  ])('%j is %s', (text, email) => expect(read(text)).toEqual({ email, isRefused: false }));

  it.each([
    '',
    ' ',
    'thora',
    'thora@',
    '@example.com',
    'thora@example',
    'a@b@example.com',
    'thora@example.com, other@example.com',
    'thora@example.com\r\nBcc: other@example.com',
    'Thora <thora@example.com>',
    '"thora"@example.com',
    'th\u200bora@example.com',
    'thora@exa\u202emple.com',
    `${'x'.repeat(65)}@example.com`,
    `thora@${'x'.repeat(250)}.com`,
    'thora@[127.0.0.1]',
    'thora@xn--a.example',
    7,
    null,
    ['thora@example.com'],
  ])('%j is none', (text) => expect(read(text).isRefused).toBe(true));

  it('has one spelling, however often it is asked for', () => {
    const once = normalEmail(' Þóra@Bücher.Example');
    expect(normalEmail(once)).toBe(once);
  });
});
