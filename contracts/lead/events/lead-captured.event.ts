import { declareEvent } from '../../shared/event-declaration.js';
import { type LeadFieldV1 } from './shapes/lead.v1.js';

/** Somebody left an address on a page (specification section 5). Its subject is the lead, until a person proves it theirs. */
export interface LeadCapturedV1 {
  readonly leadId: string;
  /** Who was signed in; null for a visitor. */
  readonly userId: string | null;
  /** The username where no names were given. */
  readonly firstName: string;
  readonly lastName: string;
  /** In its normal form; not proved. */
  readonly email: string;
  readonly phone: string;
  readonly interests: readonly string[];
  /** The page: website, rpg_game_embed. */
  readonly leadSource: string;
  readonly customFields: readonly LeadFieldV1[];
  readonly tags: readonly string[];
  readonly capturedAt: string;
}

export const leadCaptured = declareEvent<[LeadCapturedV1]>()({
  type: 'LeadCaptured',
  version: 1,
  stream: 'lead',
  personal: { firstName: '', lastName: '', email: '', phone: '', interests: [], customFields: [] },
  upcasters: [],
});
