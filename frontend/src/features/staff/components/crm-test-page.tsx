import { type ReactNode, useState } from 'react';
import { PageLoading } from '../../../components/states/page-loading.js';
import { TextField } from '../../../components/text-field.js';
import { isStatus } from '../../../lib/http-error.js';
import { useConnection } from '../api/use-connection.js';
import { FIRST_CONTACT, type TestContact } from '../domain/results.js';
import { useCrmTests } from '../use-crm-tests.js';
import { ConnectionState } from './connection-state.js';
import { ResultList } from './result-list.js';
import { StaffPage } from './staff-page.js';

const FIELDS = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['email', 'Email', 'email'],
  ['phone', 'Phone', 'tel'],
  ['interests', 'Interests', 'text'],
] as const;

const ContactFields = (props: { readonly contact: TestContact; readonly onChange: (contact: TestContact) => void }) => (
  <fieldset className="account-form">
    <legend className="small-caps text-lead text-act">Test contact</legend>
    {FIELDS.map(([name, label, type]) => (
      <TextField
        key={name}
        name={name}
        label={label}
        type={type}
        autoComplete="off"
        error={null}
        value={props.contact[name]}
        onChange={(value) => props.onChange({ ...props.contact, [name]: value })}
      />
    ))}
  </fieldset>
);

const Tests = () => {
  const [contact, setContact] = useState(FIRST_CONTACT);
  const { results, running, tests, clear } = useCrmTests(contact);
  return (
    <div className="staff-spread">
      <div>
        <ContactFields contact={contact} onChange={setContact} />
        <div className="mt-5 flex flex-wrap gap-3">
          {tests.map(([name, run]) => (
            <button
              key={name}
              type="button"
              className="button"
              aria-disabled={running}
              onClick={running ? undefined : () => void run()}
            >
              {name}
            </button>
          ))}
        </div>
        <button type="button" className="text-button mt-2" aria-disabled={results.length === 0} onClick={clear}>
          Clear results
        </button>
      </div>
      <ResultList results={results} />
    </div>
  );
};

/** /test-ghl: tries the connection to the CRM, for staff. @param strangers what all others see */
export const CrmTestPage = ({ strangers }: { readonly strangers: ReactNode }) => {
  const { data, error, refetch } = useConnection();
  if (isStatus(error, 404)) return strangers;
  if (data === undefined && error === null) return <PageLoading>Turning the leaf…</PageLoading>;
  return (
    <StaffPage title="CRM test" lead="What is tested here reaches the CRM: the contact below is made there.">
      <ConnectionState connection={data} error={error} retry={() => void refetch()} />
      <Tests />
    </StaffPage>
  );
};
