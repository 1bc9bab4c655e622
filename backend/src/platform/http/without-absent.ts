/** A body without its fields that are null or undefined: an optional field sent as null counts as left out. */
export const withoutAbsent = <Body extends object>(body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined)) as Body;
