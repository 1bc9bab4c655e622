/** The header of a call that asks for personal text; headers hold no other letters than these. */
export const reasonHeader = (reason: string | null): Readonly<Record<string, string>> =>
  reason === null ? {} : { 'x-staff-reason': encodeURIComponent(reason) };
