import { type CrmLeadView } from '#contracts/integration/managed.js';
import { Entry } from '../../../staff-console/index.js';
import { useSyncLead } from '../../api/use-crm-leads.js';
import { contactWords, lacksOf, statusWords } from '../../domain/lead-words.js';
import { ActButton } from '../parts/act-button.js';
import { DryRun } from './dry-run.js';
import { MendButton } from './mend-button.js';
import { Opening } from '../parts/opening.js';
import { PersonLink } from '../parts/person-link.js';

const TONE = { pending: 'text-faded', synced: 'text-success', failed: 'text-act' } as const;

/** A lead: what the CRM has of it, and what can be done. */
export const LeadEntry = ({ lead }: { readonly lead: CrmLeadView }) => {
  const { leadId, userId, syncStatus, createdAt } = lead;
  const { mutate, isPending } = useSyncLead(leadId);
  return (
    <Entry
      at={createdAt}
      note={contactWords(lead)}
      more={
        <>
          {lacksOf(lead).map((words) => (
            <p key={words} className="text-act wrap-anywhere">
              {words}
            </p>
          ))}
          <div className="flex flex-wrap gap-x-5">
            <ActButton busy="Sending…" on={`lead ${leadId}`} isBusy={isPending} isFirst onPress={() => mutate()}>
              Send again
            </ActButton>
            <MendButton leadId={leadId} then="it is sent again" />
            <PersonLink userId={userId} />
            <Opening name="the calls" on={`lead ${leadId}`}>
              <DryRun leadId={leadId} />
            </Opening>
          </div>
        </>
      }
    >
      {leadId} <span className={`text-base ${TONE[syncStatus]}`}>{statusWords(lead)}</span>
    </Entry>
  );
};
