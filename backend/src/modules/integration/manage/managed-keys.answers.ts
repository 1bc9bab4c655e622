import { ApiProperty } from '@nestjs/swagger';
import { type ManagedKey, type NewKey } from '#contracts/integration/managed.js';
import { KEY_SCOPES, type KeyScopeName } from '#contracts/integration/scopes.js';

const ID = '5f1c9a0be3d2';
const AT = '2026-03-14T19:22:05.120Z';

export class ManagedKeyAnswer implements ManagedKey {
  @ApiProperty({ description: 'The twelve digits after `ssk_`.', example: ID }) readonly id!: string;
  @ApiProperty({ example: 'Reporting' }) readonly name!: string;
  @ApiProperty({ enum: KEY_SCOPES, isArray: true, example: ['events:read'] }) readonly scopes!: readonly KeyScopeName[];
  @ApiProperty({ description: 'Reads samples, and writes nothing.', example: false }) readonly test!: boolean;
  @ApiProperty({ format: 'date-time', example: AT }) readonly createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null }) readonly revokedAt!: string | null;
  @ApiProperty({
    type: 'integer',
    description: 'How many secrets open it now: two while it is rotated, none once it is revoked.',
    example: 1,
  })
  readonly secrets!: number;
}

export class NewKeyAnswer implements NewKey {
  @ApiProperty({ example: ID }) readonly id!: string;
  @ApiProperty({ description: 'Shown this once.', example: `ssk_${ID}_${'x'.repeat(43)}` }) readonly key!: string;
}
