import { type ReactNode } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { PageHeader } from '../../../components/frame/page-header.js';
import { PageLoading } from '../../../components/states/page-loading.js';
import { PageMessage } from '../../../components/states/page-message.js';
import { isStatus, messageOf } from '../../../lib/http-error.js';
import { useStaff } from '../api/use-staff.js';
import { EnrolPage } from './enrol-page.js';
import { pass } from '../api/second-factor.js';
import { CodeForm } from './code-form.js';
import { StaffLeaf } from './staff-leaf.js';

/** Asks staff for their second factor, where it was not given or too long ago. */
const CodePage = ({ onDone }: { readonly onDone: () => void }) => (
  <StaffLeaf title="The second key" lead="Type the code of your authenticator. It opens these pages for twelve hours.">
    <CodeForm
      label="Code"
      action="Open"
      hint="Six digits, or one of your recovery codes."
      send={pass}
      onDone={onDone}
    />
  </StaffLeaf>
);

/** An entry in the list of the console's pages. */
interface StaffLink {
  readonly to: string;
  readonly name: string;
}

const Pages = ({ links }: { readonly links: readonly StaffLink[] }) => (
  <nav aria-label="Pages for staff" className="staff-pages">
    {links.map(({ to, name }) => (
      <NavLink key={to} to={to} className="text-button">
        {name}
      </NavLink>
    ))}
  </nav>
);

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className="page leaf-width account-page">
    <PageHeader>
      <Link to="/" className="text-button">
        Back to the game
      </Link>
    </PageHeader>
    {children}
  </div>
);

interface StaffConsoleProps {
  readonly links: readonly StaffLink[];
  /** What everybody else sees. */
  readonly strangers: ReactNode;
}

/** /staff: the second factor, then the frame around the page of the route below it. */
export const StaffConsole = ({ links, strangers }: StaffConsoleProps) => {
  const { data, error, refetch } = useStaff();
  const again = (): void => void refetch();
  if (data === undefined) {
    if (error === null) return <PageLoading>Turning the leaf…</PageLoading>;
    if (isStatus(error, 404)) return strangers;
    return (
      <PageMessage title="No answer" action={{ label: 'Try again', run: again }}>
        {messageOf(error, 'The pages of staff could not be opened.')}
      </PageMessage>
    );
  }
  if (data.secondFactor === 'passed')
    return (
      <Frame>
        <Pages links={links} />
        <Outlet />
      </Frame>
    );
  return <Frame>{data.secondFactor === 'none' ? <EnrolPage onDone={again} /> : <CodePage onDone={again} />}</Frame>;
};
