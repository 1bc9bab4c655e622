/** @jest-environment jsdom */
import '../testing/browser.js';
import { matchRoutes, useLocation } from 'react-router-dom';
import { act, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { whenOnline } from '../lib/lazy-parts.js';
import { renderPage } from '../testing/render-page.js';
import { ROUTES } from './routes.js';
import { RouteErrors } from './routes/route-errors.js';

const routeOf = (at: string): string | undefined => matchRoutes(ROUTES, at)?.at(-1)?.route.path;

describe('the addresses of the client', () => {
  it.each([
    ['/', '/'],
    ['/?step=gameplay&character=c', '/'],
    ['/subscription?tab=profile', '/subscription'],
    ['/shared#a-token', '/shared'],
    ['/embed', '/embed'],
    ['/embed/play?step=world-builder', '/embed/play'],
    ['/staff', '/staff/*'],
    ['/staff/people/u', '/staff/*'],
    ['/nowhere', '*'],
    ['/subscription/nowhere', '*'],
  ])('%s has the route %s', (at, path) => expect(routeOf(at)).toBe(path));
});

const Broken = ({ at }: { readonly at: string }) => {
  if (useLocation().pathname === at) throw new Error('Broken');
  return <h1>Whole</h1>;
};
const Missing = lazy(whenOnline(() => Promise.reject(new TypeError('Failed to fetch the module'))));

describe('the error element of a route', () => {
  // React reports what a boundary has caught.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());
  const open = (page: React.ReactNode) =>
    renderPage(
      <>
        <Link to="/there">There</Link>
        <RouteErrors>
          <Suspense>{page}</Suspense>
        </RouteErrors>
      </>,
      { at: '/here' },
    );

  it('stands in the place of a page that throws, until the reader goes on', async () => {
    const { user } = open(<Broken at="/here" />);
    expect(screen.getByRole('heading').textContent).toBe('A leaf is torn');
    await user.click(screen.getByRole('link', { name: 'There' }));
    expect(screen.getByRole('heading').textContent).toBe('Whole');
  });

  it('stays with the page that it came with', async () => {
    const { user } = open(<Broken at="/there" />);
    expect(screen.getByRole('heading').textContent).toBe('Whole');
    await user.click(screen.getByRole('link', { name: 'There' }));
    expect(screen.getByRole('heading').textContent).toBe('A leaf is torn');
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it('tells of a page whose script is not there, offers a reload, and leads to the first leaf', async () => {
    const { user, location } = open(<Missing />);
    await act(async () => Promise.resolve());
    expect((await screen.findByRole('heading')).textContent).toBe('A leaf is missing');
    expect(screen.queryByRole('button', { name: 'Open the book again' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'To the first leaf' }));
    expect(location()?.pathname).toBe('/');
  });
});
