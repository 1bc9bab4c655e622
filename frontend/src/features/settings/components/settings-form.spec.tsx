/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { fakeApi } from '../../../testing/fake-api.js';
import { SettingsForm } from './settings-form.js';

const tokens = (actionTokens: number | null, unlimited: boolean, daysUntilRefill: number | null) => ({
  read: [
    [['/api/user/action-tokens'], { actionTokens, unlimited }],
    [['/api/user/subscription-info'], { daysUntilRefill, plansUrl: '/plans' }],
  ] as const,
});
const factOf = (name: string): string | null | undefined => screen.getByText(name).nextElementSibling?.textContent;

describe('the settings', () => {
  beforeEach(() => {
    localStorage.clear();
    fakeApi({});
  });

  it('store the size of the story’s text', async () => {
    const { user } = renderPage(<SettingsForm />);
    expect(screen.getByRole('radio', { name: 'Small' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Very Large' }));
    expect(localStorage.getItem('font_size')).toBe('5');
    expect(screen.getByRole('radio', { name: 'Very Large' })).toHaveProperty('checked', true);
  });

  it('scale in steps while the scale is fixed, otherwise with the window', async () => {
    const { user } = renderPage(<SettingsForm />);
    expect(screen.getByRole('button', { name: 'Larger' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('radio', { name: 'Fixed' }));
    await user.click(screen.getByRole('button', { name: 'Larger' }));
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('105%');
    await user.click(screen.getByRole('radio', { name: 'Auto' }));
    expect(screen.getByRole('button', { name: 'Larger' })).toHaveProperty('disabled', true);
  });

  it('choose one of the two lights, or follow the system', async () => {
    const { user } = renderPage(<SettingsForm />);
    expect(screen.getByRole('radio', { name: 'As the system' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Night' }));
    expect(screen.getByRole('radio', { name: 'Night' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'As the system' }));
    expect(screen.getByRole('radio', { name: 'Night' })).toHaveProperty('checked', false);
  });

  it('choose whether an action of one’s own is shown with its chance first', async () => {
    const { user } = renderPage(<SettingsForm />);
    expect(screen.getByRole('radio', { name: 'Chance first' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Straight away' }));
    expect(localStorage.getItem('own_words_pace')).toBe('at once');
    await user.click(screen.getByRole('radio', { name: 'Chance first' }));
    expect(localStorage.getItem('own_words_pace')).toBeNull();
  });

  it('step through the themes, and follow the open saga again', async () => {
    const { user } = renderPage(<SettingsForm />);
    expect(screen.queryByText('Follows the saga that is open.')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next theme' }));
    expect(screen.queryByText('Follows the saga that is open.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Follow the saga that is open' }));
    expect(screen.queryByText('Follows the saga that is open.')).not.toBeNull();
  });

  it('have nine themes, in a ring', async () => {
    const { user } = renderPage(<SettingsForm />);
    const next = screen.getByRole('button', { name: 'Next theme' });
    const shown = () => screen.getByRole('region', { name: 'Theme' }).querySelector('[role="status"]')?.textContent;
    const names: unknown[] = [];
    for (let place = 0; place < 9; place += 1) {
      names.push(shown());
      await user.click(next);
    }
    expect(names.join(' ')).toBe('Default Vikings Empire Mongols Samurai Pirates Knights Assassins Barbarians');
    expect(shown()).toBe('Default');
    await user.click(screen.getByRole('button', { name: 'Previous theme' }));
    expect(shown()).toBe('Barbarians');
  });

  it('offer the views only in debug mode', async () => {
    const { user } = renderPage(<SettingsForm />);
    expect(screen.queryByRole('radio', { name: 'Mobile' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Debug mode' }));
    await user.click(screen.getByRole('radio', { name: 'Mobile' }));
    expect(screen.getByRole('radio', { name: 'Mobile' })).toHaveProperty('checked', true);
  });

  it.each([
    [
      { left: 7, unlimited: false, days: 3 },
      { tokens: '7', refill: '3' },
    ],
    [
      { left: null, unlimited: true, days: null },
      { tokens: 'Unlimited', refill: 'No refill' },
    ],
  ])('show the tokens: %j', ({ left, unlimited, days }, shown) => {
    renderPage(<SettingsForm />, tokens(left, unlimited, days));
    expect(factOf('Action tokens')).toBe(shown.tokens);
    expect(factOf('Days until refill')).toBe(shown.refill);
  });
});
