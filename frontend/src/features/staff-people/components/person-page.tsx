import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { type StaffPerson } from '#contracts/support/people-views.js';
import { FactLine } from '../../../components/fact-line.js';
import { LoadError } from '../../../components/states/load-error.js';
import { dateAndTime, longDate } from '../../../lib/dates.js';
import { isStatus } from '../../../lib/http-error.js';
import { ActList, ShowWords, StaffLeaf } from '../../staff-console/index.js';
import { usePerson } from '../api/use-people.js';
import { balanceWords } from '../domain/people-words.js';
import { type Asked, CorrectionDialog } from './correction-dialog.js';
import { Ledger } from './ledger.js';
import { PersonLists } from './person-lists.js';

const TITLE = 'Person';
const LEAD = 'What the game knows of somebody, and what can be put right.';

const Facts = ({ person }: { readonly person: StaffPerson }) => {
  const { kind, username, email, emailConfirmed, firstName, lastName, phone, tier, createdAt, leadSource } = person;
  const address = email === null ? 'none' : `${email}${emailConfirmed ? ', confirmed' : ', not confirmed'}`;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Id', person.userId],
    ['Kind', person.erased ? 'erased' : kind],
    ['Username', username || 'none'],
    ['Address', address],
    ['Name', [firstName, lastName].filter(Boolean).join(' ') || null],
    ['Telephone', phone],
    ['Plan', kind === 'guest' ? 'guest' : tier],
    ['Came by', leadSource],
    ['Since', createdAt && longDate(createdAt)],
  ];
  return (
    <section className="staff-part">
      <h2 className="small-caps text-lead text-act">Account</h2>
      <dl>
        {facts.map(
          ([name, value]) =>
            value !== null && <FactLine key={name} name={name} value={value} className="wrap-anywhere" />,
        )}
      </dl>
    </section>
  );
};

const Wallet = ({ person, ask }: { readonly person: StaffPerson; readonly ask: (asked: Asked) => void }) => {
  const { wallet } = person;
  return (
    <section className="staff-part">
      <h2 className="small-caps text-lead text-act">Wallet</h2>
      <dl>
        <FactLine name="Tokens" value={balanceWords(person)} />
        {wallet !== null && <FactLine name="Actions taken" value={String(wallet.actionsTaken)} />}
        {wallet !== null && wallet.refillsAt !== null && (
          <FactLine name="Next refill" value={dateAndTime(wallet.refillsAt)} />
        )}
      </dl>
      {wallet !== null && wallet.balance !== null && (
        <p className="flex flex-wrap gap-x-5">
          <button type="button" className="text-button text-act" onClick={() => ask({ what: 'give-back-tokens' })}>
            Give tokens
          </button>
          <button type="button" className="text-button" onClick={() => ask({ what: 'take-back-tokens' })}>
            Take back tokens
          </button>
        </p>
      )}
    </section>
  );
};

const Page = ({ userId }: { readonly userId: string }) => {
  const [reason, setReason] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, refetch } = usePerson(userId, reason);
  if (error !== null && (isStatus(error, 404) || isStatus(error, 400)))
    return <p className="caption pt-4">There is nobody with this id.</p>;
  if (error !== null)
    return <LoadError error={error} fallback="The page could not be read." retry={() => void refetch()} />;
  if (data === undefined) return <p className="caption pt-4">Reading the page…</p>;
  return (
    <>
      {data.erased && <p role="note">This person was erased. What happened is left; their words are gone for good.</p>}
      {!data.erased && <ShowWords shown={reason !== null} show={setReason} what="names" />}
      <div className="staff-columns">
        <Facts person={data} />
        <Wallet person={data} ask={setAsked} />
        <PersonLists person={data} ask={setAsked} />
        <Ledger userId={userId} reason={reason} />
        <section className="staff-part">
          <h2 className="small-caps text-lead text-act">Record</h2>
          <ActList userId={userId} label="What staff saw and did here" />
        </section>
      </div>
      {asked !== null && <CorrectionDialog {...asked} userId={userId} onClose={() => setAsked(null)} />}
    </>
  );
};

/** /staff/people/{userId}. */
export const PersonPage = () => {
  const { userId = '' } = useParams();
  return (
    <StaffLeaf title={TITLE} lead={LEAD}>
      <Page key={userId} userId={userId} />
    </StaffLeaf>
  );
};
