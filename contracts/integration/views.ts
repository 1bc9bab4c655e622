/** A person, for integrations whose key may read personal data. */
export interface PersonForIntegrations {
  readonly userId: string;
  /** Then every field that told something of them is null. */
  readonly erased: boolean;
  readonly kind: 'guest' | 'registered';
  readonly username: string | null;
  /** As it was given: it counts once it is confirmed. */
  readonly email: string | null;
  readonly emailConfirmed: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly subscriptionTier: 'free' | 'gold' | 'platinum';
  /** ISO 8601, UTC. */
  readonly createdAt: string | null;
}
