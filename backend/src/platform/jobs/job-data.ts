/** A job carries ids only, never anybody's words (design section 5). */
export type JobData = Readonly<Record<string, string | number>>;
