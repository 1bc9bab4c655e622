/** @jest-environment jsdom */
import '../../../testing/browser.js';
import { screen } from '@testing-library/react';
import { renderInSession } from '../../../testing/session-page.js';
import { choiceOf, choicesOf, thora } from '../../../testing/session-fixture.js';
import { ChoiceList } from './choice-list.js';

const line = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

describe('the choices', () => {
  it('open at the first press and act at the second', async () => {
    const { user, session } = renderInSession(<ChoiceList />);
    expect(line(/Read the ash/).getAttribute('aria-expanded')).toBe('false');
    expect(line(/Read the ash/).textContent).toContain('Perception, medium');
    await user.click(line(/Read the ash/));
    expect(screen.queryByText('Kneel by the fire and look.')).not.toBeNull();
    expect(screen.queryByText('Choose again to act')).not.toBeNull();
    expect(session.act).not.toHaveBeenCalled();
    await user.click(line(/Read the ash/));
    expect(session.act).toHaveBeenCalledWith({ action: 'read_the_ash', isCustomAction: false, choiceId: 'read' });
  });

  it('show one description at a time', async () => {
    const choices = choicesOf([choiceOf(), choiceOf({ id: 'go', action: 'go_on', description: 'Walk on.' })]);
    const { user, session } = renderInSession(<ChoiceList />, { choices });
    await user.click(line(/Read the ash/));
    await user.click(line(/Go on/));
    expect(screen.queryByText('Kneel by the fire and look.')).toBeNull();
    expect(screen.queryByText('Walk on.')).not.toBeNull();
    expect(session.act).not.toHaveBeenCalled();
  });

  it.each([
    ['while an action is judged', { busy: true }, {}],
    ['without the item it needs', {}, { requiresItem: 'Lantern' }],
    ['without the money', {}, { cost: 99 }],
  ] as const)('open but do not act %s', async (_, state, of) => {
    const { user, session } = renderInSession(<ChoiceList />, { ...state, choices: choicesOf([choiceOf(of)]) });
    await user.click(line(/Read the ash/));
    expect(line(/Read the ash/).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText('Choose again to act')).toBeNull();
    await user.click(line(/Read the ash/));
    expect(session.act).not.toHaveBeenCalled();
  });

  it.each([
    ['an item', { requiresItem: 'Lantern' }, 'needs lantern', 'You carry no lantern.'],
    ['money', { cost: 99 }, '99 silver, you have 12', 'It costs 99 pieces of silver, and you have 12.'],
  ] as const)('name %s that is missing in place of the chance, and say why at the second press', async (...row) => {
    const [, of, label, why] = row;
    const { user, session } = renderInSession(<ChoiceList />, { choices: choicesOf([choiceOf(of)]) });
    expect(line(/Read the ash/).textContent).toContain(label);
    expect(line(/Read the ash/).textContent).not.toContain('%');
    await user.click(line(/Read the ash/));
    await user.click(line(/Read the ash/));
    expect(await screen.findByText('Not possible now')).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(session.act).not.toHaveBeenCalled();
  });

  it('are pressed by their number, but not while somebody types', async () => {
    const { user, session } = renderInSession(
      <>
        <ChoiceList />
        <input aria-label="field" />
      </>,
    );
    await user.type(screen.getByLabelText('field'), '11');
    expect(line(/Read the ash/).getAttribute('aria-expanded')).toBe('false');
    screen.getByLabelText('field').blur();
    await user.keyboard('1');
    expect(line(/Read the ash/).getAttribute('aria-expanded')).toBe('true');
    expect(session.act).not.toHaveBeenCalled();
    await user.keyboard('12');
    expect(session.act).toHaveBeenCalledTimes(1);
  });

  it('show the requirements and the cost of an open line', async () => {
    const choices = choicesOf([choiceOf({ requiresItem: 'rope', cost: 5, attributeCheck: null, difficulty: 'easy' })]);
    const { user } = renderInSession(<ChoiceList />, { choices, character: thora });
    expect(line(/Read the ash/).textContent).toContain('no test · 5 silver');
    await user.click(line(/Read the ash/));
    expect(line(/Read the ash/).textContent).toContain('Needs rope, carried');
    expect(line(/Read the ash/).textContent).toContain('Costs 5 pieces of silver');
  });

  it('can be requested again after a failure', async () => {
    const { user, session } = renderInSession(<ChoiceList />, {
      choices: undefined,
      choicesError: new Error('no line'),
    });
    expect(screen.getByRole('alert').textContent).toContain('What comes next could not be read.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(session.retry).toHaveBeenCalledTimes(1);
  });

  it('show that they load, and may be empty', () => {
    renderInSession(<ChoiceList />, { choices: undefined });
    expect(screen.queryByText('The next lines are being set…')).not.toBeNull();
    renderInSession(<ChoiceList />, { choices: choicesOf([]) });
    expect(screen.queryByText(/Nothing is laid out for you here/)).not.toBeNull();
  });
});
