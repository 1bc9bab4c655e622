/** The two lights of the page: day and night. */
export const LIGHTS = ['day', 'night'] as const;
export type Light = (typeof LIGHTS)[number];
