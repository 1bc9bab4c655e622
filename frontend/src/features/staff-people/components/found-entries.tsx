import { type Findings, type FoundLead } from '#contracts/support/people-views.js';
import { Link } from 'react-router-dom';
import { Entries, Entry } from '../../staff-console/index.js';
import { leadWords, MATCHED, sagaWords } from '../domain/people-words.js';

const personPath = (userId: string): string => `/staff/people/${userId}`;

export const LeadEntry = ({ lead, linked }: { readonly lead: FoundLead; readonly linked: boolean }) => (
  <Entry at={lead.createdAt} note={[lead.email, lead.phone, lead.leadId].filter(Boolean).join(' · ')}>
    {linked && lead.userId !== null ? (
      <Link to={personPath(lead.userId)} className="text-button">
        {lead.name || 'No name'}
      </Link>
    ) : (
      lead.name || 'No name'
    )}{' '}
    <span className="text-base text-faded">{lead.erased ? 'erased' : leadWords(lead)}</span>
  </Entry>
);

/** What a search found, by kind; kinds of which there is none are left out. */
export const FoundEntries = ({ findings: { people, sessions, leads } }: { readonly findings: Findings }) => (
  <>
    {people.length > 0 && (
      <Entries title="People" none="">
        {people.map(({ userId, name, kind, tier, erased, matched, createdAt }) => (
          <Entry key={userId} at={createdAt} note={`${userId}, found ${MATCHED[matched]}`}>
            <Link to={personPath(userId)} className="text-button">
              {name || 'No name'}
            </Link>{' '}
            <span className="text-base text-faded">{erased ? 'erased' : kind === 'guest' ? 'guest' : tier}</span>
          </Entry>
        ))}
      </Entries>
    )}
    {sessions.length > 0 && (
      <Entries title="Sagas" none="">
        {sessions.map((saga) => (
          <Entry
            key={saga.sessionId}
            at={saga.startedAt}
            note={`${saga.sessionId}, found ${MATCHED[saga.matched]}`}
            acts={
              <Link to={personPath(saga.userId)} className="text-button">
                Its player
              </Link>
            }
          >
            <Link to={`/staff/sessions/${saga.sessionId}`} className="text-button">
              {saga.hero || 'No name'}
            </Link>{' '}
            <span className="text-base text-faded">{sagaWords(saga)}</span>
          </Entry>
        ))}
      </Entries>
    )}
    {leads.length > 0 && (
      <Entries title="Leads" none="">
        {leads.map((lead) => (
          <LeadEntry key={lead.leadId} lead={lead} linked />
        ))}
      </Entries>
    )}
  </>
);
