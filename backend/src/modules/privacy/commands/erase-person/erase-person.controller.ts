import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { UserId } from '#backend/platform/http/current-user.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { ErasePersonCommand } from './erase-person.handler.js';

const PASSWORD_MAX_LENGTH = 128;

class ErasePersonBody {
  @ApiPropertyOptional({ maxLength: PASSWORD_MAX_LENGTH, description: 'A guest has none.' })
  @IsOptional()
  @IsString({ message: 'Enter your password.' })
  @MaxLength(PASSWORD_MAX_LENGTH, { message: 'That is not your password.' })
  password?: string;
}

@ApiTags('user')
@Controller('api/user/delete')
export class ErasePersonController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(204)
  @RateLimited('password')
  erase(@UserId() userId: string, @Body() { password }: ErasePersonBody): Promise<void> {
    return this.commands.execute(new ErasePersonCommand(userId, password ?? null));
  }
}
