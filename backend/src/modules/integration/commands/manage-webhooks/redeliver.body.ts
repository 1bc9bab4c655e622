import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { NoOtherFields } from '#backend/platform/http/validation.pipe.js';
import { type RedeliveryAsked } from './redelivery.js';

const LONGEST = 200;
const Place =
  (description: string): PropertyDecorator =>
  (target, key) => {
    const message = `${String(key)} is text of at most ${LONGEST} characters.`;
    for (const decorate of [
      ApiPropertyOptional({ maxLength: LONGEST, description }),
      IsOptional(),
      IsString({ message }),
      MaxLength(LONGEST, { message }),
    ])
      decorate(target, key);
  };

/** POST /api/integrations/manage/endpoints/{id}/redeliver. */
@NoOtherFields()
export class RedeliverBody implements RedeliveryAsked {
  @Place('One delivery, sent again.')
  readonly messageId?: string;

  @Place(
    'The cursor of an event: what follows it. Beside `since` or `sinceDisabled`: the `next` of an answer, to go on.',
  )
  readonly after?: string;

  @Place('ISO 8601, or 24h: what happened then and later.')
  readonly since?: string;

  @Place('The end of a range: a cursor with `after`, a time with `since`.')
  readonly until?: string;

  @ApiPropertyOptional({ description: 'What the endpoint did not get since it was last disabled.' })
  @IsOptional()
  @IsBoolean({ message: 'sinceDisabled is true or false.' })
  readonly sinceDisabled?: boolean;
}
