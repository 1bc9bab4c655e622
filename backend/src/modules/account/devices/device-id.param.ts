import { ParseUUIDPipe } from '@nestjs/common';
import { AUTH_REJECTIONS } from '#contracts/account/rejections.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';

/** A device's id in a path: text that is not a UUID names no device. */
export const deviceIdParam = () =>
  new ParseUUIDPipe({ exceptionFactory: () => rejectedBy(AUTH_REJECTIONS, { code: 'DEVICE_NOT_FOUND' }) });
