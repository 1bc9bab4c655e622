import { type ReactNode } from 'react';
import { Logo } from './logo.js';

interface PageHeaderProps {
  /** The heading for screen readers, on a page that shows none. */
  readonly heading?: ReactNode;
  readonly middle?: ReactNode;
  readonly children: ReactNode;
}

/** The header of every page except the first. */
export const PageHeader = ({ heading, middle, children }: PageHeaderProps) => (
  <header className="flex min-h-13 items-center justify-between gap-x-4 head-rule">
    <Logo />
    {heading}
    {middle !== undefined && <p className="hidden min-w-0 truncate text-lead italic lg:block">{middle}</p>}
    <div className="flex items-center gap-x-4 sm:gap-x-6">{children}</div>
  </header>
);
