import { type SubmitEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoadError } from '../../../components/states/load-error.js';
import { TextField } from '../../../components/text-field.js';
import { ShowWords, StaffLeaf } from '../../staff-console/index.js';
import { useFindings } from '../api/use-people.js';
import { FoundEntries } from './found-entries.js';

const LEAST = 2;
const MOST = 200;
const TOO_SHORT = 'Give at least two letters.';

interface FormProps {
  readonly text: string;
  readonly search: (text: string) => void;
}

const Form = ({ text, search }: FormProps) => {
  const [typed, setTyped] = useState(text);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const wanted = typed.trim();
    setError(wanted.length < LEAST ? TOO_SHORT : null);
    if (wanted.length >= LEAST) search(wanted.slice(0, MOST));
  };
  return (
    <form role="search" className="max-w-2xl pt-4" onSubmit={submit} noValidate>
      <TextField
        name="q"
        label="Who or what"
        hint="An id, a whole e-mail address, or how a name begins."
        autoComplete="off"
        error={error}
        value={typed}
        onChange={setTyped}
      />
      <button type="submit" className="button button-act mt-4">
        Find
      </button>
    </form>
  );
};

const Found = ({ text }: { readonly text: string }) => {
  const [reason, setReason] = useState<string | null>(null);
  const { data, error, refetch } = useFindings(text, reason);
  if (error !== null)
    return <LoadError error={error} fallback="The search failed." retry={() => void refetch()} className="pt-6" />;
  if (data === undefined) return <p className="caption pt-6">Leafing through…</p>;
  const isEmpty = data.people.length + data.sessions.length + data.leads.length === 0;
  return (
    <div className="pt-6">
      {isEmpty ? (
        <p role="status" className="caption">
          Nobody and nothing by that name. An address must be whole, and proved by its owner or left by a lead.
        </p>
      ) : (
        <>
          <ShowWords shown={reason !== null} show={setReason} what="names" />
          <FoundEntries findings={data} />
          {data.more && <p className="caption pt-4">There are more than these twenty. Give more of the name.</p>}
        </>
      )}
    </div>
  );
};

const textIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'find' in state ? String(state.find) : '';

/** /staff/find: people, sagas and leads. The address does not contain the search text: it may be personal. */
export const FindPage = () => {
  const navigate = useNavigate();
  const text = textIn(useLocation().state);
  const search = (wanted: string): void => void navigate('/staff/find', { replace: true, state: { find: wanted } });
  return (
    <StaffLeaf
      title="Find"
      lead="People, sagas and leads. Each search stands in the record, its words as a seal alone."
    >
      <Form text={text} search={search} />
      {text !== '' && <Found key={text} text={text} />}
    </StaffLeaf>
  );
};
