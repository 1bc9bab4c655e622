/** Refusals of the stream `lead-<leadId>`. */
export const LEAD_REJECTIONS = {
  LEAD_NOT_KNOWN: { status: 404, message: 'There is no such lead.' },
  LEAD_ALREADY_CAPTURED: { status: 409, message: 'This lead is known already.' },
  LEAD_EMAIL_TAKEN: { status: 409, message: 'Another lead has this e-mail address.' },
  LEAD_IS_LINKED: {
    status: 409,
    message: 'A key can not correct the e-mail address of a lead that belongs to a person: ask staff to do it.',
  },
  LEAD_IS_ANOTHERS: { status: 409, message: 'This lead belongs to another person.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type LeadRejectionCode = keyof typeof LEAD_REJECTIONS;
