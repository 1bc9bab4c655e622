import { IsString, Length } from 'class-validator';

const WORDS = { message: 'Type the six digits of your authenticator, or a recovery code.' };

/** A code of an authenticator, or a recovery code, as it was typed. */
export class SecondFactorBody {
  @Length(6, 40, WORDS) @IsString(WORDS) code!: string;
}
