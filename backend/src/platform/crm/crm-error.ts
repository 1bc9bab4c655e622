/**
 * - `unauthorized`, `forbidden`: an operator has to mend key or scopes.
 * - `not_found`: there is no such contact. `refused`: the CRM does not take these values.
 * - `conflict`, `unreachable`: another try may succeed.
 * - `closed`: the limits are used up until `openAt`.
 */
export type CrmFault = 'unauthorized' | 'forbidden' | 'not_found' | 'refused' | 'conflict' | 'unreachable' | 'closed';

interface Details {
  /** The CRM's own words: they may repeat personal data, and go to no log line. */
  readonly detail?: string;
  readonly status?: number;
  readonly openAt?: Date;
}

/** The CRM did not do what it was asked. The message holds no personal data and no secret. */
export class CrmError extends Error {
  override readonly name = 'CrmError';
  readonly detail: string | null;
  readonly status: number | null;
  readonly openAt: Date | null;

  constructor(
    readonly fault: CrmFault,
    { detail, status, openAt }: Details = {},
  ) {
    super(`the CRM: ${fault}${status === undefined ? '' : ` (${status})`}`);
    this.detail = detail ?? null;
    this.status = status ?? null;
    this.openAt = openAt ?? null;
  }
}

const FAULTS: Readonly<Record<number, CrmFault>> = {
  400: 'refused',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'unreachable',
  409: 'conflict',
  422: 'refused',
  429: 'closed',
};
const SERVER_ERROR = 500;

/** What a status that is no success means for the next try. */
export const faultOf = (status: number): CrmFault =>
  FAULTS[status] ?? (status >= SERVER_ERROR ? 'unreachable' : 'refused');
