/** @jest-environment jsdom */
import '../testing/browser.js';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressProvider, goTo, PageLink, useAddress } from './address.js';

const Here = () => {
  const { pathname, search, state } = useAddress();
  return <p>{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
};

const open = () =>
  render(
    <AddressProvider>
      <Here />
      <PageLink to="/there">Go there</PageLink>
    </AddressProvider>,
  );

describe('the address', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('is followed with its state, back and forward', async () => {
    open();
    act(() => goTo('?step=a', { state: { signUp: true } }));
    expect(await screen.findByText('/?step=a {"signUp":true}')).toBeInstanceOf(HTMLElement);
    window.history.back();
    expect(await screen.findByText('/ null')).toBeInstanceOf(HTMLElement);
    window.history.forward();
    expect(await screen.findByText('/?step=a {"signUp":true}')).toBeInstanceOf(HTMLElement);
  });

  it('is read anew when the page is loaded again', async () => {
    const { unmount } = open();
    act(() => goTo('?step=a'));
    unmount();
    open();
    expect(await screen.findByText('/?step=a null')).toBeInstanceOf(HTMLElement);
  });

  it('adds no entry where it replaces one', async () => {
    open();
    const entries = window.history.length;
    act(() => goTo('?step=b', { replace: true }));
    expect(await screen.findByText('/?step=b null')).toBeInstanceOf(HTMLElement);
    expect(window.history).toHaveLength(entries);
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('is left to the browser for a link pressed with %s', async (key) => {
    open();
    const leftToBrowser: boolean[] = [];
    const note = (event: MouseEvent): void => {
      leftToBrowser.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', note);
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole('link'));
    await user.keyboard(`{/${key}}`);
    expect(screen.getByText('/ null')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('link'));
    document.removeEventListener('click', note);
    expect(leftToBrowser).toEqual([true, false]);
    expect(await screen.findByText('/there null')).toBeInstanceOf(HTMLElement);
  });
});
