import { ApiProperty } from '@nestjs/swagger';
import { type PersonForIntegrations } from '#contracts/integration/views.js';

const TEXT = { type: String, nullable: true } as const;

export class PersonAnswer implements PersonForIntegrations {
  @ApiProperty({ format: 'uuid', example: '5b0c1d52-6f0e-4a7e-9d6b-0c2f7a1be401' })
  readonly userId!: string;

  @ApiProperty({ description: 'Then all that told something of them is null or false.', example: false })
  readonly erased!: boolean;

  @ApiProperty({ enum: ['guest', 'registered'], example: 'registered' })
  readonly kind!: 'guest' | 'registered';

  @ApiProperty({ ...TEXT, example: 'liv_h' })
  readonly username!: string | null;

  @ApiProperty({
    ...TEXT,
    description: 'As it was given: it counts once it is confirmed.',
    example: 'liv@example.org',
  })
  readonly email!: string | null;

  @ApiProperty({ example: true })
  readonly emailConfirmed!: boolean;

  @ApiProperty({ ...TEXT, example: 'Liv' })
  readonly firstName!: string | null;

  @ApiProperty({ ...TEXT, example: 'Haraldsen' })
  readonly lastName!: string | null;

  @ApiProperty({ ...TEXT, example: '+4790000001' })
  readonly phone!: string | null;

  @ApiProperty({ enum: ['free', 'gold', 'platinum'], example: 'gold' })
  readonly subscriptionTier!: 'free' | 'gold' | 'platinum';

  @ApiProperty({ ...TEXT, format: 'date-time', example: '2026-03-14T19:22:05.120Z' })
  readonly createdAt!: string | null;
}
