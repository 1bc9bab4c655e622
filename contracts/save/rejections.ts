import { MOST_BOOKMARKS } from '../shared/shelf.js';

export const SAVE_REJECTIONS = {
  SAVE_NOT_FOUND: { status: 404, message: 'There is no such bookmark on your shelf.' },
  TOO_MANY_BOOKMARKS: {
    status: 409,
    message: `You have set ${MOST_BOOKMARKS} bookmarks, and your shelf takes no more. Delete one of them, then save.`,
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'This request was already used for a different save.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type SaveRejectionCode = keyof typeof SAVE_REJECTIONS;
