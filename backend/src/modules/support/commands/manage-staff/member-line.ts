interface Member {
  /** Null for an address of STAFF_EMAILS that nobody has confirmed. */
  readonly username: string | null;
  readonly email: string | null;
  /** Null for an address of STAFF_EMAILS. */
  readonly addedAt: Date | null;
}

/** A member of the staff, for a terminal. */
export const memberLine = ({ username, email, addedAt }: Member): string =>
  [
    username ?? 'no account has confirmed it',
    email ?? 'no address',
    addedAt ? `added ${addedAt.toISOString()}` : 'by STAFF_EMAILS',
  ].join(' · ');
