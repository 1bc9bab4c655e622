/** A body without its fields that are null or undefined: whoever sends an optional field as null has left it out. */
export const withoutAbsent = <Body extends object>(body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined)) as Body;
