import { MANUAL_SAVES } from '../subscription/tiers.js';

export const SAVE_REJECTIONS = {
  SAVE_NOT_FOUND: { status: 404, message: 'There is no such bookmark on your shelf.' },
  TOO_MANY_BOOKMARKS: {
    status: 409,
    message: `Your plan keeps ${MANUAL_SAVES} bookmarks, and you have set them all. Delete one to make room, or upgrade to set as many as you like.`,
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'This request was already used for a different save.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type SaveRejectionCode = keyof typeof SAVE_REJECTIONS;
