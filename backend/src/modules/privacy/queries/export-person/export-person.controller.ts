import { Controller, Get, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { UserId } from '#backend/platform/http/current-user.js';
import { ExportPersonQuery } from './export-person.query-handler.js';

const FILE = 'attachment; filename="steppes-and-seas.json"';

@ApiTags('user')
@Controller('api/user/export')
export class ExportPersonController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  async export(@UserId() userId: string): Promise<StreamableFile> {
    const parts = await this.queries.execute(new ExportPersonQuery(userId));
    return new StreamableFile(Readable.from(parts, { objectMode: false }), {
      type: 'application/json; charset=utf-8',
      disposition: FILE,
    });
  }
}
