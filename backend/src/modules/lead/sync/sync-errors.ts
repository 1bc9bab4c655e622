/** The contact of the lead is gone: it was deleted in the CRM. */
export class ContactGoneError extends Error {
  override readonly name = 'ContactGoneError';

  constructor(readonly contactId: string) {
    super();
  }
}
/** Another lead has this contact already. */
export class ContactTakenError extends Error {
  override readonly name = 'ContactTakenError';
}
/** The lead was erased while it was brought. */
export class LeadErasedError extends Error {
  override readonly name = 'LeadErasedError';
}
