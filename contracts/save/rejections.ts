export const SAVE_REJECTIONS = {
  SAVE_NOT_FOUND: { status: 404, message: 'There is no such bookmark on your shelf.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type SaveRejectionCode = keyof typeof SAVE_REJECTIONS;
