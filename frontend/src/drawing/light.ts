/** The two lights a book is read by. */
export const LIGHTS = ['day', 'night'] as const;
export type Light = (typeof LIGHTS)[number];
