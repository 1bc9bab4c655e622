import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../components/frame/page-header.js';
import { usePageArrival } from '../../../lib/use-page-arrival.js';

interface StaffPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The frame of a page for staff. */
export const StaffPage = ({ title, lead, children }: StaffPageProps) => {
  const heading = usePageArrival<HTMLHeadingElement>(title);
  return (
    <div className="page leaf-width account-page">
      <PageHeader>
        <Link to="/" className="text-button">
          Back to the game
        </Link>
      </PageHeader>
      <main>
        <h1 ref={heading} tabIndex={-1} className="display account-title">
          {title}
        </h1>
        <p className="account-lead max-w-3xl text-pretty">{lead}</p>
        {children}
      </main>
    </div>
  );
};
