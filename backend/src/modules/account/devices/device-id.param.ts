import { ParseUUIDPipe } from '@nestjs/common';
import { AUTH_REJECTIONS } from '#contracts/account/rejections.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';

/** A device's id in a path: what is no UUID is nobody's device. */
export const deviceIdParam = () =>
  new ParseUUIDPipe({ exceptionFactory: () => rejectedBy(AUTH_REJECTIONS, { code: 'DEVICE_NOT_FOUND' }) });
