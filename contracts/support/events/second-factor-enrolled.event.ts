import { declareEvent } from '../../shared/event-declaration.js';

/** A member of the staff has proved a new second factor. Its secret stands in `second_factors`, never here. */
export interface SecondFactorEnrolledV1 {
  readonly staffId: string;
  readonly enrolledAt: string;
}

export const secondFactorEnrolled = declareEvent<[SecondFactorEnrolledV1]>()({
  type: 'SecondFactorEnrolled',
  version: 1,
  stream: 'staff',
  personal: 'none',
  upcasters: [],
});
