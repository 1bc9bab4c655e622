import { type StaffActedV1, type StaffViewedV2 } from '#contracts/support/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type StaffActRow } from './staff-act.entity.js';

const { upsert, patch, patchWhere } = changesOf<StaffActRow, 'id'>();

const BLANK = { reason: null };

const viewed = ({ viewId: id, viewedAt: at, queryHash: target, ...view }: StaffViewedV2) =>
  upsert({ id, kind: 'view', at, target, ...view });
const acted = ({ actId: id, actedAt: at, reason, ...act }: StaffActedV1) =>
  upsert({ id, kind: 'act', at, ...act, reason: reason === '' ? null : reason });

/** Table `staff_acts`: what staff saw and did, on whom, and why. */
export const staffActs = projectionOf<StaffActRow, 'id'>()({
  readModel: 'staff_acts',
  version: 1,
  areas: ['support', 'account', 'lead', 'erasure'],
  project: ({ id, type, data }) => {
    switch (type) {
      case 'StaffViewed':
        return [viewed(data)];
      case 'StaffActed':
        return [acted(data)];
      case 'StaffActSettled':
        return [patch({ id: data.actId }, { outcome: data.outcome, code: data.code })];
      case 'SecondFactorEnrolled':
        return [upsert({ id, staffId: data.staffId, kind: 'second-factor', what: 'enrolled', at: data.enrolledAt })];
      case 'SecondFactorPassed':
        return [upsert({ id, staffId: data.staffId, kind: 'second-factor', what: data.method, at: data.passedAt })];
      case 'SecondFactorReset':
        return [upsert({ id, staffId: data.staffId, kind: 'second-factor', what: 'reset', at: data.resetAt })];
      case 'GuestClaimed':
        return [patchWhere({ userId: data.userId }, { heldBy: data.ownerId })];
      case 'PersonErased':
        return [
          patchWhere({ userId: data.userId }, BLANK),
          patchWhere({ heldBy: data.userId }, BLANK),
          patchWhere({ staffId: data.userId, userId: null, leadId: null }, BLANK),
        ];
      case 'LeadErased':
        return [patchWhere({ leadId: data.leadId, userId: null }, BLANK)];
      case 'LeadCaptured':
      case 'LeadEnriched':
      case 'LeadLinked':
      case 'LeadConverted':
      case 'LeadSynced':
      case 'LeadSyncFailed':
      case 'EngagementTracked':
      case 'GuestCreated':
      case 'AccountRegistered':
      case 'GuestBecameAccount':
      case 'RegistrationAbandoned':
      case 'EmailChanged':
      case 'EmailConfirmed':
      case 'PasswordResetRequested':
      case 'PasswordChanged':
      case 'ProfileChanged':
      case 'LoggedIn':
      case 'LoggedOut':
      case 'DeviceRemembered':
      case 'DeviceForgotten':
        return [];
    }
  },
});
