import { IsIn, IsISO8601, IsOptional, Matches, ValidateBy } from 'class-validator';
import { DIFFICULTIES } from '#game/model/character.js';
import { FACTIONS } from '#game/model/world.js';
import { type Scope } from '../../views/view.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = { message: 'A day is written as 2026-03-14' };

/** Text, as days are written: in the order of time. */
const IsNotBeforeFrom = (): PropertyDecorator =>
  ValidateBy({
    name: 'isNotBeforeFrom',
    validator: {
      validate: (to: string, args) => {
        const { from = to }: Partial<FigureScopeQuery> = args?.object ?? {};
        return to >= from;
      },
      defaultMessage: () => 'The last day lies before the first',
    },
  });

/** What a figure is narrowed by. Only dates and words of these lists enter the SQL. */
export class FigureScopeQuery implements Scope {
  @IsOptional()
  @IsISO8601({ strict: true }, isDay)
  @Matches(DAY, isDay)
  readonly from?: string;

  @IsOptional()
  @IsISO8601({ strict: true }, isDay)
  @Matches(DAY, isDay)
  @IsNotBeforeFrom()
  readonly to?: string;

  @IsOptional()
  @IsIn(FACTIONS, { message: 'There is no such people' })
  readonly faction?: string;

  @IsOptional()
  @IsIn(DIFFICULTIES, { message: 'There is no such difficulty' })
  readonly difficulty?: string;
}
