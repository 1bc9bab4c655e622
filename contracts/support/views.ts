/** How a member of the staff stands with the second factor: none set up; a code is needed; given, until `endsAt`. */
export type SecondFactorState = 'none' | 'needed' | 'passed';

/** Who looks at the pages of staff: GET /api/staff/me. */
export interface StaffSelf {
  readonly staffId: string;
  readonly secondFactor: SecondFactorState;
}

/** A new secret for an authenticator; a first code of it confirms it: POST /api/staff/second-factor/enrol. */
export interface SecondFactorSecret {
  /** In base32, for typing. */
  readonly secret: string;
  /** `otpauth://…`, for a QR code. */
  readonly uri: string;
}
/** POST /api/staff/second-factor/confirm: each opens the pages once, where the authenticator is lost. */
export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}
/** POST /api/staff/second-factor/pass. */
export interface SecondFactorPass {
  /** ISO 8601, UTC. */
  readonly endsAt: string;
  readonly recoveryCodesLeft: number;
}

/** Something that staff saw or did: an entry of GET /api/staff/acts. */
export interface StaffActView {
  readonly id: string;
  readonly staffId: string;
  readonly kind: 'view' | 'act' | 'second-factor';
  /** In kebab-case. */
  readonly what: string;
  readonly userId: string | null;
  readonly leadId: string | null;
  readonly sessionId: string | null;
  readonly amount: number | null;
  /** Whether personal text was shown. */
  readonly unmasked: boolean;
  /** Null where none was given, or its person is erased. */
  readonly reason: string | null;
  /** Of an act; null until it is known. */
  readonly outcome: 'done' | 'unchanged' | 'refused' | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}
