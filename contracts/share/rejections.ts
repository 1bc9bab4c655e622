/** One refusal for every link that leads nowhere: unknown, withdrawn, or of a person who was erased. */
export const SHARE_REJECTIONS = {
  SHARE_NOT_FOUND: { status: 404, message: 'There is no saga behind this link, or no longer.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type ShareRejectionCode = keyof typeof SHARE_REJECTIONS;
