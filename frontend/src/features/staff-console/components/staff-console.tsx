import { type ReactNode, Suspense } from 'react';
import { PageHeader } from '../../../components/frame/page-header.js';
import { PageLoading } from '../../../components/states/page-loading.js';
import { PageMessage } from '../../../components/states/page-message.js';
import { PageLink, useAddress } from '../../../lib/address.js';
import { isStatus, messageOf } from '../../../lib/http-error.js';
import { useStaff } from '../api/use-staff.js';
import { CodePage } from './code-page.js';
import { EnrolPage } from './enrol-page.js';

/** A page of the console. */
export interface StaffPlace {
  /** Its path; what its groups match is given to `page`. */
  readonly at: RegExp;
  /** Its entry in the list of pages; null for a page that others lead to. */
  readonly link: { readonly to: string; readonly name: string } | null;
  readonly page: (...matched: readonly string[]) => ReactNode;
}

const Pages = ({ places }: { readonly places: readonly StaffPlace[] }) => {
  const { pathname } = useAddress();
  return (
    <nav aria-label="Pages for staff" className="staff-pages">
      {places.map(
        ({ at, link }) =>
          link !== null && (
            <PageLink
              key={link.to}
              to={link.to}
              className="text-button"
              aria-current={at.test(pathname) ? 'page' : undefined}
            >
              {link.name}
            </PageLink>
          ),
      )}
    </nav>
  );
};

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className="page leaf-width account-page">
    <PageHeader>
      <PageLink to="/" className="text-button">
        Back to the game
      </PageLink>
    </PageHeader>
    {children}
  </div>
);

const Opened = ({ places, place }: { readonly places: readonly StaffPlace[]; readonly place: StaffPlace }) => {
  const path = useStaffPath();
  return (
    <Frame>
      <Pages places={places} />
      <Suspense fallback={<PageLoading>Turning the leaf…</PageLoading>}>
        {place.page(...(place.at.exec(path)?.slice(1) ?? []))}
      </Suspense>
    </Frame>
  );
};

const useStaffPath = (): string => useAddress().pathname.replace(/\/$/, '');

interface StaffConsoleProps {
  readonly places: readonly StaffPlace[];
  /** What everybody else sees, and staff where there is no such page. */
  readonly strangers: ReactNode;
}

/** /staff: the second factor, then the frame around the pages of staff. */
export const StaffConsole = ({ places, strangers }: StaffConsoleProps) => {
  const path = useStaffPath();
  const { data, error, refetch } = useStaff();
  const place = places.find(({ at }) => at.test(path));
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
  if (place === undefined) return strangers;
  if (data.secondFactor === 'passed') return <Opened places={places} place={place} />;
  return <Frame>{data.secondFactor === 'none' ? <EnrolPage onDone={again} /> : <CodePage onDone={again} />}</Frame>;
};
