import { renderLetter } from '#backend/platform/mail/letter/render-letter.js';
import { type AccountMail } from './account-mail.js';
import { addressChangedMail } from './address-changed.mail.js';
import { addressInUseMail } from './address-in-use.mail.js';
import { confirmAddressMail } from './confirm-address.mail.js';
import { passwordChangedMail } from './password-changed.mail.js';
import { resetPasswordMail } from './reset-password.mail.js';

const LINK = 'https://game.example/reset-password?token=a_-b&x="<>';
const FORGOT = 'https://game.example/forgot-password';
const AT = new Date('2026-11-23T13:24:00Z');
const NAME = 'Thora<b>&"x"</b>';

const MAILS: readonly (readonly [name: string, mail: AccountMail, address: string])[] = [
  ['confirm address', confirmAddressMail(NAME, LINK), LINK],
  ['reset password', resetPasswordMail(NAME, LINK), LINK],
  ['address in use', addressInUseMail(NAME, FORGOT), FORGOT],
  ['password changed', passwordChangedMail(NAME, AT, FORGOT), FORGOT],
  ['address changed', addressChangedMail(NAME, AT, FORGOT), FORGOT],
];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
/** The words of a page, apart from the address that stands below a link. */
const wordsOf = (html: string): string =>
  unescaped(
    html
      .replace(/<head>.*<\/head>/, '')
      .replace(/<p class="faint html-only".*?<\/p>/g, '')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

describe.each(MAILS)('the mail "%s"', (_, mail, address) => {
  const { html, text } = renderLetter(mail.letter);

  it('says the same as text and as a page', () => {
    const words = text.replaceAll(`:\n${address}`, '').replace(/\s+/g, ' ').trim();
    expect(words).toBe(wordsOf(html));
    expect(text).toContain(`Hello ${NAME},\n\n`);
  });

  it('holds its address once as text and twice as a page, and nothing of others as markup', () => {
    expect(text.split(`\n${address}\n`)).toHaveLength(2);
    expect(html.split(escaped(address))).toHaveLength(3);
    expect(html).not.toContain('<b>');
  });

  it('loads nothing, and is readable by day and by night', () => {
    expect(html).not.toMatch(/<img|<script|url\(|@import|<link/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark) {');
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
  });

  it('has a subject of one short line without a secret', () => {
    expect(mail.subject).toMatch(/^[A-Z][^\n]{5,49}$/);
    expect(text).not.toMatch(/undefined|null|\[object|NaN/);
  });
});

it('a notice names the time for every reader alike', () =>
  expect(renderLetter(passwordChangedMail('Thora', AT, FORGOT).letter).text).toContain(
    '23 November 2026 at 13:24 UTC',
  ));
