import { expect, test } from './setup/test.js';
import { type SagaAnswer } from '#contracts/session/saga-view.js';
import { Player } from '../support/player.js';
import { expectAccessible } from './steps/axe.js';
import { Book } from './steps/book.js';

test('the saga lists the known places, and each leads to the chart', { tag: '@phone' }, async ({ page, baseURL }) => {
  const book = new Book(page);
  await book.open(await Player.begun(baseURL ?? '', 'forgiving'));
  await book.unfoldOath();
  await expect(page.getByRole('heading', { name: 'Places' })).toBeVisible();
  const place = page.getByRole('button', { name: /leagues? Show .+ on the chart$/ }).first();
  const name = / Show (.+) on the chart$/.exec((await place.textContent()) ?? '')?.[1] ?? 'nowhere';
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application')).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: name })).toHaveCount(1);
});

test('a closed thread says why it was closed', { tag: '@once' }, async ({ page, baseURL }) => {
  await page.route('**/api/sessions/*/saga', async (route) => {
    const { saga } = (await (await route.fetch()).json()) as SagaAnswer;
    if (saga === null) throw new Error('the session has no spine');
    const thread = { kind: 'promise' as const, place: saga.oath.where, openedTurn: 1, them: 'Ketil', daysLeft: 0 };
    const threads = [
      { ...thread, id: 'a', state: 'lapsed' as const, title: 'You promised Ketil a horse.' },
      { ...thread, id: 'b', state: 'kept' as const, title: 'You promised Ketil a boat.' },
      { ...thread, id: 'c', state: 'ended' as const, title: 'You promised Ketil a wife.' },
    ];
    await route.fulfill({
      json: {
        saga: {
          ...saga,
          threads,
          threat: { ...saga.threat, segments: 2, steps: [{ title: 'The ford is held.', turn: 11, place: null }] },
        },
      },
    });
  });
  const book = new Book(page);
  await book.open(await Player.begun(baseURL ?? ''));
  await book.unfoldOath();
  await expect(page.getByRole('heading', { name: 'What fell due' })).toBeAttached();
  for (const line of [
    'You promised Ketil a horse. its last day passed: a stroke for the threat',
    'You promised Ketil a boat. kept',
    'You promised Ketil a wife. over: nothing is left of it to settle',
    'The ford is held. the 12th leaf',
  ])
    await expect(page.getByRole('listitem').filter({ hasText: line })).toBeAttached();
  await expectAccessible(page);
});
