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

/** A lead, for integrations whose key may read personal data. */
export interface LeadForIntegrations {
  readonly leadId: string;
  /** Null until the lead plays. */
  readonly userId: string | null;
  /** Then every field that told something of them is null or empty. */
  readonly erased: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly interests: readonly string[];
  readonly customFields: Readonly<Record<string, string>>;
  readonly leadSource: string;
  readonly conversionStatus: 'lead' | 'player' | 'account' | 'subscriber';
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}
