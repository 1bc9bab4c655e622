import { Controller, Get, Param } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Repository } from 'typeorm';
import { samplePerson } from '#contracts/integration/samples.js';
import { type PersonForIntegrations } from '#contracts/integration/views.js';
import { ForKeysWith, ForTestKeysToo } from '#backend/platform/http/key-scope.js';
import { CurrentPrincipal, isTestKey, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { PersonAnswer } from './person.answer.js';
import { userIdParam } from './user-id.param.js';
import { userEntity, type UserRow } from '#projections/users/user.entity.js';

const REFUSALS = { PERSON_NOT_FOUND: { status: 404, message: 'Nobody here has that id.' } };

/** An erased person is shown by the id alone, and as erased. */
const viewOf = ({ erased, ...row }: UserRow): PersonForIntegrations => ({
  userId: row.id,
  erased,
  kind: row.kind,
  username: erased ? null : row.username,
  email: erased ? null : row.email,
  emailConfirmed: !erased && row.email !== null && row.email === row.confirmedEmail,
  firstName: erased ? null : row.firstName,
  lastName: erased ? null : row.lastName,
  phone: erased ? null : row.phone,
  subscriptionTier: row.subscriptionTier,
  createdAt: row.createdAt,
});

/** GET /api/integrations/people/{userId}: what the feed does not say of a person. */
@ApiTags('integrations')
@ForKeysWith('personal:read')
@ForTestKeysToo()
@RateLimited('integration')
@Controller('api/integrations/people')
export class FindPersonController {
  constructor(@InjectRepository(userEntity) private readonly users: Repository<UserRow>) {}

  @Get(':userId')
  @ApiOperation({ summary: 'A person, by the id that events name.' })
  @ApiOkResponse({ type: PersonAnswer })
  @Refuses(REFUSALS)
  async find(
    @Param('userId', userIdParam()) userId: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PersonForIntegrations> {
    if (isTestKey(principal)) return samplePerson(userId);
    const row = await this.users.findOneBy({ id: userId });
    if (!row) throw rejectedBy(REFUSALS, { code: 'PERSON_NOT_FOUND' });
    return viewOf(row);
  }
}
