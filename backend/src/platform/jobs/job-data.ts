/** A job carries ids only, never a person's text (design section 5). */
export type JobData = Readonly<Record<string, string | number>>;
