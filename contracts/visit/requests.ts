/** The steps that a page reports, in their order. */
export const VISIT_STEPS = ['opened', 'difficulty', 'world'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/** POST /api/visits. Answered by 204 in any case. */
export interface ReportedVisit {
  /** A UUID that the page makes for this visit. */
  readonly visitId: string;
  readonly step: VisitStep;
  /** Whether the device has never opened the game before. */
  readonly isFirst: boolean;
}
