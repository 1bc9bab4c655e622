import { IsIn, IsInt, IsString, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import {
  type CorrectionKind,
  type CorrectionRequest,
  CORRECTIONS,
  MOST_COUNTED,
} from '#contracts/support/people-views.js';

const TOKENS: readonly string[] = ['give-back-tokens', 'take-back-tokens'] satisfies readonly CorrectionKind[];
const COUNTING: readonly string[] = [...TOKENS, 'restore-hit-points' satisfies CorrectionKind];
const COUNTED = { message: `Give a whole number from 1 to ${MOST_COUNTED}.` };
const NAMED = { message: 'Name what is corrected.' };

const isCounted = ({ what }: CorrectionBody): boolean => COUNTING.includes(what);
const isNamed = ({ what }: CorrectionBody): boolean => !TOKENS.includes(what);

export class CorrectionBody implements CorrectionRequest {
  @IsIn(CORRECTIONS, { message: 'There is no such correction.' })
  what!: CorrectionKind;

  @IsString({ message: 'Give a reason in a few words.' })
  reason!: string;

  @ValidateIf((body: CorrectionBody) => isCounted(body) || body.amount !== undefined)
  @Max(MOST_COUNTED, COUNTED)
  @Min(1, COUNTED)
  @IsInt(COUNTED)
  amount?: number;

  @ValidateIf((body: CorrectionBody) => isNamed(body) || body.target !== undefined)
  @MaxLength(200, NAMED)
  @IsString(NAMED)
  target?: string;
}
