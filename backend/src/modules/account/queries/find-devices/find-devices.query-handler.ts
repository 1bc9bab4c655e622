import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type DeviceView } from '#contracts/account/views.js';
import { Devices } from '../../devices/devices.js';

/** GET /api/auth/devices: where the person is signed in, or may sign in by Quick access. */
export class FindDevicesQuery extends Query<readonly DeviceView[]> {
  constructor(
    readonly userId: string,
    readonly deviceId: string | null,
  ) {
    super();
  }
}

@QueryHandler(FindDevicesQuery)
export class FindDevicesQueryHandler implements IQueryHandler<FindDevicesQuery> {
  constructor(private readonly devices: Devices) {}

  execute({ userId, deviceId }: FindDevicesQuery): Promise<readonly DeviceView[]> {
    return this.devices.list(userId, deviceId);
  }
}
