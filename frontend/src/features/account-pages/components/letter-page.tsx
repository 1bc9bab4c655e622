import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../../components/frame/logo.js';
import { usePageArrival } from '../../../lib/use-page-arrival.js';

interface LetterPageProps {
  readonly title: string;
  readonly drawing: ReactNode;
  /** Under the title. */
  readonly lead: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A page about a letter or a key: a drawing, and beside it what is to be done. It is announced when its title changes: the
 * focus goes to the heading.
 */
export const LetterPage = ({ title, drawing, lead, children }: LetterPageProps) => {
  const heading = usePageArrival<HTMLHeadingElement>(title);
  return (
    <div className="page leaf-width letter-page">
      <header className="flex min-h-13 items-center head-rule">
        <Link to="/" className="text-button no-underline">
          <Logo />
        </Link>
      </header>
      <main className="letter-spread">
        <div className="letter-drawing">{drawing}</div>
        <div className="letter-words">
          <h1 ref={heading} tabIndex={-1} className="display text-4xl text-balance lg:text-5xl">
            {title}
          </h1>
          <div className="mt-3 text-xl text-pretty">{lead}</div>
          {children}
        </div>
      </main>
    </div>
  );
};
