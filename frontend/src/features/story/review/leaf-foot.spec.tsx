/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { type DoubtAnswer } from '#contracts/session/leaf-views.js';
import { fakeApi } from '../../../testing/fake-api.js';
import { entryOf } from '../../../testing/session-fixture.js';
import { renderInSession } from '../../../testing/session-page.js';
import { LeafFoot } from './leaf-foot.js';

const RETELL = 'POST /api/sessions/a-session/turns/3/retell';
const DOUBT = 'POST /api/sessions/a-session/turns/3/doubt';
const told = entryOf(3, { storyContent: 'It rained. You paid forty coins.', narrator: 'model' });
const foot = (entry = told) => renderInSession(<LeafFoot entry={entry} />, { stories: [entry] });
const wrong = () => screen.getByRole('button', { name: 'That’s wrong' });

describe('the foot of a leaf', () => {
  it('says who told it and offers to retell it, only where a game master has told', () => {
    const { unmount } = foot();
    expect(screen.getByText('Told by the game master')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retell' })).toBeTruthy();
    unmount();
    foot({ ...told, narrator: 'floor' });
    expect(screen.queryByRole('button', { name: 'Retell' })).toBeNull();
    expect(screen.queryByText(/^Told by/)).toBeNull();
    expect(wrong()).toBeTruthy();
  });

  it('offers nothing for a leaf that was taken back, or is not told yet', () => {
    const { unmount } = foot({ ...told, withdrawn: true });
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    foot({ ...told, narration: 'pending', narrator: null });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows why a leaf is not retold', async () => {
    fakeApi({
      [RETELL]: { status: 409, body: { code: 'RETELL_LIMIT', message: 'This leaf has been retold three times.' } },
    });
    const { user } = foot();
    await user.click(screen.getByRole('button', { name: 'Retell' }));
    expect(await screen.findByText('This leaf has been retold three times.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('This leaf has been retold three times.');
  });
});

it('still says what was answered when another layout shows the leaf, and asks for nothing twice', async () => {
  const calls = fakeApi({
    [RETELL]: { status: 409, body: { code: 'RETELL_LIMIT', message: 'This leaf has been retold three times.' } },
  });
  const Layouts = () => {
    const [layout, setLayout] = useState('phone');
    return (
      <>
        <button type="button" onClick={() => setLayout('tablet')}>
          Rotate
        </button>
        <LeafFoot key={layout} entry={told} />
      </>
    );
  };
  const { user } = renderInSession(<Layouts />, { stories: [told] });
  await user.click(screen.getByRole('button', { name: 'Retell' }));
  await screen.findByText('This leaf has been retold three times.');
  await user.click(screen.getByRole('button', { name: 'Rotate' }));
  expect(await screen.findByText('This leaf has been retold three times.')).toBeTruthy();
  expect(calls).toHaveLength(1);
});

describe("'That’s wrong'", () => {
  const answer: DoubtAnswer = {
    sentence: 'You paid forty coins.',
    claims: [
      {
        text: '40 coins',
        holds: false,
        because: [{ turn: 3, type: 'TurnResolved', text: 'Your purse: minus 2, then 48 coins.' }],
      },
    ],
    retelling: false,
  };

  it('lets a sentence be picked by the keyboard, and opens the events behind it', async () => {
    const calls = fakeApi({ [DOUBT]: { status: 200, body: answer } });
    const { user } = foot();
    await user.click(wrong());
    const list = await screen.findByRole('list', { name: 'The sentences of this leaf' });
    expect(document.activeElement?.textContent).toBe('Which sentence is wrong?');
    expect(within(list).getAllByRole('button')).toHaveLength(2);
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your purse: minus 2, then 48 coins.', { exact: false })).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ sentence: 'You paid forty coins.' }]);
    expect(document.activeElement?.textContent).toMatch(/^You are right/);
    expect(screen.getByText('not so')).toBeTruthy();
  });

  it('gives the focus back when it is let be', async () => {
    const { user } = foot();
    await user.click(wrong());
    await user.click(await screen.findByRole('button', { name: 'Let it stand' }));
    expect(screen.queryByRole('group')).toBeNull();
    expect(document.activeElement).toBe(wrong());
  });
});
