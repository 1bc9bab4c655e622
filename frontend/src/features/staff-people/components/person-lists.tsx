import { type StaffPerson } from '#contracts/support/people-views.js';
import { Link } from 'react-router-dom';
import { dateAndTime } from '../../../lib/dates.js';
import { Entries, Entry } from '../../staff-console/index.js';
import { sagaWords } from '../domain/people-words.js';
import { type Asked } from './correction-dialog.js';
import { LeadEntry } from './found-entries.js';

interface PersonListsProps {
  readonly person: StaffPerson;
  readonly ask: (asked: Asked) => void;
}

const OpenTurns = ({ person: { openTurns }, ask }: PersonListsProps) => (
  <Entries title="Open turns" none="">
    {openTurns.map(({ commandId, sessionId, paidAt }) => (
      <Entry
        key={commandId}
        at={paidAt}
        note={`Saga ${sessionId}`}
        acts={
          <button
            type="button"
            className="text-button text-act"
            onClick={() => ask({ what: 'end-stuck-turn', target: commandId })}
          >
            End it
          </button>
        }
      >
        Paid, and not played yet
      </Entry>
    ))}
  </Entries>
);

const Devices = ({ person: { devices }, ask }: PersonListsProps) => (
  <Entries title="Devices" none="Signed in nowhere.">
    {devices.map(({ id, name, createdAt, lastUsedAt, remembered }) => (
      <Entry
        key={id}
        at={lastUsedAt}
        note={`Since ${dateAndTime(createdAt)}${remembered ? '; with Quick access' : ''}`}
        acts={
          <button type="button" className="text-button" onClick={() => ask({ what: 'forget-device', target: id })}>
            Forget<span className="sr-only"> {name}</span>
          </button>
        }
      >
        {name}
      </Entry>
    ))}
  </Entries>
);

const HitPoints = ({ saga, ask }: Pick<PersonListsProps, 'ask'> & { readonly saga: StaffPerson['sagas'][number] }) => (
  <button
    type="button"
    className="text-button"
    onClick={() => ask({ what: 'restore-hit-points', target: saga.sessionId, most: saga.maxHitPoints })}
  >
    Set the hit points<span className="sr-only"> of {saga.hero || saga.sessionId}</span>
  </button>
);

/** Sagas, saves, devices, subscriptions and leads of a person. */
export const PersonLists = ({ person, ask }: PersonListsProps) => (
  <>
    {person.openTurns.length > 0 && <OpenTurns person={person} ask={ask} />}
    <Entries title="Sagas" none="No saga was begun.">
      {person.sagas.map((saga) => (
        <Entry
          key={saga.sessionId}
          at={saga.startedAt}
          note={`${saga.hitPoints} of ${saga.maxHitPoints} hit points · ${saga.sessionId}`}
          acts={saga.ending === null && <HitPoints saga={saga} ask={ask} />}
        >
          <Link to={`/staff/sessions/${saga.sessionId}?turn=${saga.turn}`} className="text-button">
            {saga.hero || 'No name'}
          </Link>{' '}
          <span className="text-base text-faded">{sagaWords(saga)}</span>
        </Entry>
      ))}
    </Entries>
    <Entries title="Saves" none="Nothing was saved.">
      {person.saves.map(({ saveId, sessionId, name, turn, isAutoSave, lastPlayed }) => (
        <Entry key={saveId} at={lastPlayed} note={isAutoSave ? 'Automatic' : 'A bookmark'}>
          <Link to={`/staff/sessions/${sessionId}?turn=${turn}`} className="text-button">
            {name || 'No name'}
          </Link>{' '}
          <span className="text-base text-faded">turn {turn}</span>
        </Entry>
      ))}
    </Entries>
    <Devices person={person} ask={ask} />
    <Entries title="Subscriptions" none="None was bought.">
      {person.subscriptions.map(({ tier, status, from, to, amount, currency }) => (
        <Entry
          key={`${tier} ${from}`}
          at={from}
          note={`${(amount / 100).toFixed(2)} ${currency.toUpperCase()} a month; ${to === null ? 'without end' : `until ${dateAndTime(to)}`}`}
        >
          {tier}, {status.replace('_', ' ')}
        </Entry>
      ))}
    </Entries>
    <Entries title="Leads" none="No lead is known.">
      {person.leads.map((lead) => (
        <LeadEntry key={lead.leadId} lead={lead} linked={false} />
      ))}
    </Entries>
  </>
);
