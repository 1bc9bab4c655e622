import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { Public } from '#backend/platform/http/current-user.js';

/** GET /api/embed/origins: whom /embed talks to. Its `frame-ancestors` tells the same to everybody. */
@ApiTags('embed')
@Controller('api/embed/origins')
export class FindEmbedOriginsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @Public()
  find(): { readonly origins: readonly string[] } {
    return { origins: this.config.embedAllowedOrigins };
  }
}
