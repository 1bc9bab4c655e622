/** @jest-environment jsdom */
import '../testing/browser.js';
import { act, screen } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { renderPage } from '../testing/render-page.js';
import { useScrollMemory } from './scroll-memory.js';
import { usePageArrival } from './use-page-arrival.js';

const Page = ({ title }: { readonly title: string }) => (
  <h1 ref={usePageArrival<HTMLHeadingElement>(title)} tabIndex={-1}>
    {title}
  </h1>
);
const Book = () => {
  useScrollMemory();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <Page key={pathname} title={pathname} />
      <Link to="/second">On</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
};

it('a new page opens at its top with its heading focused; the browser’s Back shows one where it was left', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation();
  const { user, unmount } = renderPage(<Book />, { at: '/first' });
  expect(scroll).not.toHaveBeenCalled();
  expect(window.history.scrollRestoration).toBe('manual');
  Object.assign(window, { scrollY: 340 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  await user.click(screen.getByRole('link', { name: 'On' }));
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  expect(document.activeElement?.textContent).toBe('/second');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(scroll.mock.calls).toEqual([
    [0, 0],
    [0, 340],
  ]);
  expect(document.activeElement?.textContent).toBe('/first');
  unmount();
  expect(window.history.scrollRestoration).toBe('auto');
});
