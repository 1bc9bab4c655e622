import { type StaffViewedV1 } from '../events/shapes/staff-viewed.js';
import { staffViewedV1ToV2 } from './staff-viewed.v1-to-v2.js';

it('a view of the first version looked for nobody, and is otherwise unchanged', () => {
  const data: StaffViewedV1 = {
    viewId: 'v1',
    staffId: 'sigrid',
    what: 'person',
    userId: 'ann',
    leadId: null,
    sessionId: null,
    unmasked: false,
    reason: null,
    viewedAt: '2026-03-14T20:01:00.000Z',
  };
  expect(staffViewedV1ToV2(data)).toEqual({ ...data, queryHash: null });
});
