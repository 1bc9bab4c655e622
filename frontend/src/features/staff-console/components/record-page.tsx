import { ActList } from './act-list.js';
import { StaffLeaf } from './staff-leaf.js';

/** /staff/record: all that staff saw and did. */
export const RecordPage = () => (
  <StaffLeaf title="Record" lead="All that staff saw and did, each with its reason. Nothing is ever taken out of it.">
    <ActList userId={null} label="Record of staff" />
  </StaffLeaf>
);
