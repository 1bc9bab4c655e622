import { type LeadEvent } from '#contracts/lead/events.js';
import { type LeadRejectionCode } from '#contracts/lead/rejections.js';
import { accept, type Decision, reject } from '#backend/shared/domain/decision.js';
import { type Lead, type LeadDetails, type LeadField } from './lead.fold.js';

export interface CaptureLead extends LeadDetails {
  readonly leadId: string;
  /** Who is signed in; null for a visitor. */
  readonly userId: string | null;
  readonly email: string;
  readonly leadSource: string;
  /** The names come from a text with the whole name: they take the place of those that are known. */
  readonly isWholeName?: boolean;
  /** The caller has confirmed this address. */
  readonly isProved: boolean;
  readonly capturedAt: string;
}

/** Enough for any honest capture; further interests are ignored, so that a stranger can't make a lead grow. */
export const MOST_INTERESTS = 50;
const MOST_CUSTOM_FIELDS = 40;

const PRODUCT_TAG = 'steppes-and-seas';

/** Each once, without case, in the order in which they came. */
const joined = (known: readonly string[], more: readonly string[]): readonly string[] => {
  const seen = new Map([...more, ...known].map((each) => [each.toLowerCase(), each]));
  return [...new Map([...known, ...more].map((each) => [each.toLowerCase(), each])).keys()]
    .map((key) => seen.get(key) ?? key)
    .slice(0, MOST_INTERESTS);
};

const merged = (known: readonly LeadField[], more: readonly LeadField[]): readonly LeadField[] =>
  [...new Map([...known, ...more].map((each) => [each.name, each])).values()].slice(0, MOST_CUSTOM_FIELDS);

/** One word that is the known first name says nothing of the last name. */
const namesIn = (command: CaptureLead, { firstName, lastName }: LeadDetails) =>
  command.isWholeName === true && command.firstName !== '' && command.firstName !== firstName
    ? { firstName: command.firstName, lastName: command.lastName }
    : { firstName: command.firstName || firstName, lastName: command.lastName || lastName };

/** The owner of the address may change what is known; anybody else may only add interests. */
const enriched = (command: CaptureLead, { details }: Lead, isOwner: boolean): LeadDetails => {
  const interests = joined(details.interests, command.interests);
  if (!isOwner) return { ...details, interests };
  return {
    ...namesIn(command, details),
    phone: command.phone || details.phone,
    interests,
    customFields: merged(details.customFields, command.customFields),
  };
};

/** Whether the caller may know and change the lead. */
export const isOwnLead = ({ userId, isProved }: Pick<CaptureLead, 'userId' | 'isProved'>, lead: Lead): boolean =>
  isProved || (userId !== null && userId === lead.userId);

const firstCapture = (command: CaptureLead): LeadEvent => {
  const { leadId, userId, firstName, lastName, email, phone, leadSource, capturedAt } = command;
  const interests = joined([], command.interests);
  const customFields = merged([], command.customFields);
  const tags = [PRODUCT_TAG, `source-${leadSource.toLowerCase()}`];
  const known = { leadId, userId, firstName, lastName, email, phone, interests, leadSource, customFields };
  return { type: 'LeadCaptured', version: 1, data: { ...known, tags, capturedAt } };
};

/** A new address makes a lead; a known one always gets an event too, so that both take the same time. */
export const captureLead = (command: CaptureLead, lead: Lead): Decision<LeadEvent, LeadRejectionCode> => {
  if (lead.status === 'erased') return reject('LEAD_NOT_KNOWN');
  if (lead.status === 'none') return accept(firstCapture(command));
  const { leadId, capturedAt: enrichedAt } = command;
  const details = enriched(command, lead, isOwnLead(command, lead));
  const data = { leadId, userId: lead.userId, ...details, enrichedAt, email: null };
  return accept({ type: 'LeadEnriched', version: 2, data });
};
