import { Link } from 'react-router-dom';
import { Logo } from '../../components/frame/logo.js';
import { CompassRose } from '../../components/compass-rose.js';
import { usePageArrival } from '../../lib/use-page-arrival.js';

export const NotFoundRoute = () => {
  const heading = usePageArrival<HTMLHeadingElement>('Page Not Found');
  return (
    <main className="page leaf-width grid min-h-dvh place-content-center justify-items-center gap-4 py-10 text-center">
      <CompassRose className="w-44 sm:w-56" />
      <h1 ref={heading} tabIndex={-1} className="display text-5xl">
        Page Not Found
      </h1>
      <p className="caption max-w-md text-xl text-balance">
        You have sailed off the edge of the chart. The needle still knows the way back.
      </p>
      <Link to="/" className="button button-act mt-2">
        Return to the first leaf
      </Link>
      <Logo />
    </main>
  );
};
