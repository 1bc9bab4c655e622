import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type ErrorBody } from '#contracts/http/error-body.js';

/** The body of every answer that is not a success. Its request's id is in the header `X-Request-Id`. */
export class ErrorAnswer implements ErrorBody {
  @ApiProperty({ type: 'integer', example: 400 })
  readonly statusCode!: number;

  @ApiProperty({
    description: 'For programs: it stays, while the message may be put better.',
    example: 'INVALID_FIELD',
  })
  readonly code!: string;

  @ApiProperty({ description: 'For people.', example: 'Valid email is required' })
  readonly message!: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'What the message is about: `field`, `scope`, `retryAfter` in seconds, or others.',
    example: { field: 'email' },
  })
  readonly details?: Readonly<Record<string, unknown>>;
}
