import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type ManagedKey, type NewKey } from '#contracts/integration/managed.js';
import { ForKeysAndStaff, ForTestKeysToo, refuseTestKey, TEST_KEY_REFUSAL } from '#backend/platform/http/key-scope.js';
import { CurrentPrincipal, type Principal } from '#backend/platform/http/principal.js';
import { RateLimited } from '#backend/platform/http/rate-limit.guard.js';
import { Refuses } from '#backend/platform/http/refuses.js';
import { type ListedKey } from '../../api-keys/api-keys.js';
import { ManageRecord } from '../../manage/manage-record.js';
import { KEY_REFUSALS } from '../refusals.js';
import { ManagedKeyAnswer, NewKeyAnswer } from '../../manage/managed-keys.answers.js';
import { OverlapBody, overlapMs } from '../overlap.body.js';
import { KeyBody } from './key.body.js';
import { type KeyGiver, KeysDesk } from './keys-desk.js';

const keyView = ({ createdAt, revokedAt, ...key }: ListedKey): ManagedKey => ({
  ...key,
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
});

const giverOf = (principal: Principal): KeyGiver => (principal.kind === 'api-key' ? principal : 'staff');

/** Below /api/integrations/manage/keys: for staff, and for keys that manage, which give no more than they have. */
@ApiTags('integrations')
@ForKeysAndStaff('integrations:manage')
@RateLimited('integration')
@Controller('api/integrations/manage/keys')
export class KeysController {
  constructor(
    private readonly desk: KeysDesk,
    private readonly record: ManageRecord,
  ) {}

  @Get()
  @ForTestKeysToo()
  @ApiOperation({ summary: 'All keys, none of them itself.' })
  @ApiOkResponse({ type: [ManagedKeyAnswer] })
  @Refuses(KEY_REFUSALS)
  async list(@CurrentPrincipal() who: Principal): Promise<readonly ManagedKey[]> {
    await this.record.note(who, { what: 'api-keys' });
    return (await this.desk.list()).map(keyView);
  }

  @Post()
  @ApiOperation({ summary: 'A new key, shown this once.' })
  @ApiCreatedResponse({ type: NewKeyAnswer })
  @Refuses(KEY_REFUSALS)
  async create(@Body() { name, scopes, test }: KeyBody, @CurrentPrincipal() who: Principal): Promise<NewKey> {
    const asked = { name, scopes, test: test ?? false };
    const made = await this.desk.create(giverOf(who), asked, this.record.act(who, 'api-key-created'));
    this.record.made(who, 'api-key-created', { managedKeyId: made.id, scopes });
    return made;
  }

  @Post(':id/rotate')
  @HttpCode(200)
  @ApiOperation({ summary: 'Another key; the one of before works until the overlap is over.' })
  @ApiOkResponse({ type: NewKeyAnswer })
  @Refuses(KEY_REFUSALS)
  async rotate(
    @Param('id') id: string,
    @Body() body: OverlapBody,
    @CurrentPrincipal() who: Principal,
  ): Promise<NewKey> {
    const act = this.record.act(who, 'api-key-rotated', { managedKeyId: id });
    return this.desk.rotate(giverOf(who), id, overlapMs(body), act);
  }

  /** A key for tests ends itself alone. */
  @Post(':id/revoke')
  @HttpCode(200)
  @ForTestKeysToo()
  @ApiOperation({ summary: 'It opens nothing from now on.' })
  @ApiOkResponse({ type: ManagedKeyAnswer })
  @Refuses(KEY_REFUSALS, TEST_KEY_REFUSAL)
  async revoke(@Param('id') id: string, @CurrentPrincipal() who: Principal): Promise<ManagedKey> {
    if (who.kind === 'api-key' && who.keyId !== id) refuseTestKey(who);
    const act = this.record.act(who, 'api-key-revoked', { managedKeyId: id });
    return keyView(await this.desk.revoke(giverOf(who), id, act));
  }
}
