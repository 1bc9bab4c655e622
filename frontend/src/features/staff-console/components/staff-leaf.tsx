import { type ReactNode } from 'react';
import { usePageArrival } from '../../../lib/use-page-arrival.js';

interface StaffLeafProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page within the console: its title, a sentence about it, and what it shows. */
export const StaffLeaf = ({ title, lead, children }: StaffLeafProps) => {
  const heading = usePageArrival<HTMLHeadingElement>(title);
  return (
    <main>
      <h1 ref={heading} tabIndex={-1} className="display account-title">
        {title}
      </h1>
      <p className="account-lead max-w-3xl text-pretty">{lead}</p>
      {children}
    </main>
  );
};
