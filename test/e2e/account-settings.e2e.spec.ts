import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from './setup/test.js';
import { Player } from '../support/player.js';
import { registered } from '../support/registered.js';
import { expectMailed, mailedLink } from './steps/mails.js';

const notice = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'an account confirms its address, changes it and its password, and forgets a device',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const name = `sigrid_${randomUUID().slice(0, 8)}`;
    const [email, other] = [`${name}@birka.test`, `${name}@kaupang.test`];
    const [password, next] = ['Walrus-in-fog 7', 'Heron-on-ice 12'];
    const { token } = await registered(baseURL ?? '', { username: name, email, password });
    const first = await mailedLink('/confirm-email', email);
    await page.addInitScript(
      (stored) => localStorage.getItem('auth_token') ?? localStorage.setItem('auth_token', stored),
      token,
    );

    // The banner blocks nothing, and can send another link, which ends the first one.
    await page.goto('/');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByRole('button', { name: 'Sent' })).toBeVisible();
    const link = await mailedLink('/confirm-email', email, [first]);
    await page.goto(first);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Link Expired' })).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Email Confirmed' })).toBeVisible();

    // A new address counts once it is confirmed; the old address gets a mail about it.
    await page.goto('/subscription?tab=settings');
    const mail = part(page, 'E-mail');
    await expect(mail).toContainText(`${email} confirmed`);
    await mail.getByLabel('New email').fill(other);
    await mail.getByLabel('Password', { exact: true }).fill('not my password 1');
    await mail.getByRole('button', { name: 'Change email' }).click();
    await expect(mail.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await mail.getByLabel('Password', { exact: true }).fill(password);
    await mail.getByRole('button', { name: 'Change email' }).click();
    await expect(notice(page, 'Check Your Email')).toContainText(other);
    await expectMailed(email, 'Your e-mail address is being changed');
    await page.goto(await mailedLink('/confirm-email', other));
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Email Confirmed' })).toBeVisible();

    // A second device is logged out by the new password, and the old password is gone.
    const elsewhere = new Player(baseURL ?? '');
    const logIn = (secret: string) =>
      elsewhere.call<{ token: string }>('POST', '/api/auth/login', { body: { username: name, password: secret } });
    elsewhere.token = (await logIn(password)).body.token;
    await page.goto('/subscription?tab=settings');
    await expect(part(page, 'E-mail')).toContainText(`${other} confirmed`);
    const form = part(page, 'Password');
    await form.getByLabel('Current password').fill(password);
    await form.getByLabel('New password').fill(next);
    await form.getByLabel('Confirm password').fill(next);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(notice(page, 'Password Updated')).toContainText('Your other devices are logged out.');
    await expectMailed(other, 'Your password was changed');
    expect((await elsewhere.call('GET', '/api/auth/me')).status).toBe(401);
    expect((await logIn(password)).status).toBe(401);

    // A device that is forgotten must log in again; this one stays.
    elsewhere.token = (await logIn(next)).body.token;
    await page.reload();
    const forget = part(page, 'Devices').getByRole('button', { name: /Forget/ });
    await expect(forget).toHaveCount(2);
    const theirs = part(page, 'Devices').getByRole('listitem').filter({ hasNotText: 'this device' });
    await theirs.getByRole('button').click();
    await theirs.getByRole('button').click();
    // The button disappears while the call is under way, and the line with the answer.
    await expect(theirs).toHaveCount(0);
    await expect(forget).toHaveCount(1);
    expect((await elsewhere.call('GET', '/api/auth/me')).status).toBe(401);
    await page.goto('/');
    await expect(page.getByText(`Welcome, ${name}!`)).toBeVisible();
  },
);
