/** Between a name's reservation and the end of its registration. */
type RegistrationFaultPoint = 'registration:reserved' | 'registration:appended';
/** Those that every turn passes. */
export const TURN_FAULT_POINTS = [
  'turn:before-payment',
  'turn:paid',
  'turn:appended',
  'narration:before-append',
  'narration:appended',
  'projection:rows-written',
] as const;

/** Those of a narration by a model. */
export const MODEL_FAULT_POINTS = [
  'model:sentence-shown',
  'model:prose-told',
  'narration:before-append',
  'narration:appended',
] as const;

/** Lines of a guest's sagas that change hands, and of an erasure. */
export const PRIVACY_FAULT_POINTS = [
  'transfer:key-handed-over',
  'transfer:saga-moved',
  'erasure:listed',
  'erasure:key-destroyed',
  'erasure:recorded',
  'erasure:store-emptied',
] as const;
/** Lines of a lead's way to the CRM. */
export const SYNC_FAULT_POINTS = ['sync:hint-kept', 'sync:contact-made', 'sync:contact-known', 'sync:sent'] as const;
/** Lines of a lead's capture. */
export const CAPTURE_FAULT_POINTS = ['capture:reserved', 'capture:appended'] as const;
/** Lines of a lead's erasure. */
export const LEAD_ERASURE_FAULT_POINTS = ['lead-erasure:key-destroyed', 'lead-erasure:recorded'] as const;
/** Lines of `staff add`, besides those of a registration. */
type StaffFaultPoint =
  'staff:named' | 'staff:claimed' | 'staff:made' | 'staff:confirmed' | 'staff:ended' | 'staff:added';
/** Lines of a backup, of its restore, and of a log that moves. */
type LogKeepingFaultPoint =
  | 'backup:table-written'
  | 'restore:table-filled'
  | 'restore:loaded'
  | 'restore:people-erased'
  | 'eventlog:batch-copied'
  | 'eventlog:read-models-made';
/** Named lines at which a test can kill the process, to prove that no data is lost (design section 10, 'faults'). */
export type FaultPoint =
  | (
      | typeof TURN_FAULT_POINTS
      | typeof MODEL_FAULT_POINTS
      | typeof PRIVACY_FAULT_POINTS
      | typeof SYNC_FAULT_POINTS
      | typeof CAPTURE_FAULT_POINTS
      | typeof LEAD_ERASURE_FAULT_POINTS
    )[number]
  | RegistrationFaultPoint
  | StaffFaultPoint
  | LogKeepingFaultPoint;

const [armed, nth = '1'] = (process.env['FAULT_KILL_AT'] ?? '').split('#');
let passed = 0;

/**
 * Does nothing unless FAULT_KILL_AT=<point>[#n] names this line: then the n-th call kills the process like `kill -9`.
 */
export const reach = (point: FaultPoint): void => {
  if (point === armed && ++passed === Number(nth)) process.kill(process.pid, 'SIGKILL');
};
