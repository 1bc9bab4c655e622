import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  type Appearance,
  type Attribute,
  ATTRIBUTES,
  type Attributes,
  type Backstory,
  BUILDS,
  type Companion,
  DIFFICULTIES,
  type Difficulty,
  type Gender,
  GENDERS,
  HAIR_COLOURS,
  HEIGHTS,
  type Item,
  type ProfessionId,
  PROFESSIONS,
  SKIN_TONES,
} from '#game/model/character.js';
import { type WorldSettings } from '#game/model/session.js';
import { type CharacterDefinition } from '#contracts/session/views.js';
import { FACTIONS } from '#game/model/world.js';
import { HexBody } from '../take-turn/take-turn.body.js';

const oneOf = (list: readonly string[]) => IsIn([...list], { message: `Choose one of ${list.join(', ')}.` });
const Whole = (): PropertyDecorator => (target, key) => {
  for (const decorate of [
    ApiProperty(),
    IsInt({ message: 'That is a whole number.' }),
    Min(0, { message: 'That is not below 0.' }),
    Max(1_000, { message: 'That is too much.' }),
  ])
    decorate(target, key);
};
const Choice =
  (list: readonly string[]): PropertyDecorator =>
  (target, key) => {
    ApiProperty({ enum: [...list] })(target, key);
    oneOf(list)(target, key);
  };

class AppearanceBody implements Appearance {
  @Choice(HEIGHTS) height!: Appearance['height'];
  @Choice(BUILDS) build!: Appearance['build'];
  @Choice(SKIN_TONES) skinTone!: Appearance['skinTone'];
  @Choice(HAIR_COLOURS) hair!: Appearance['hair'];
}
class AttributesBody implements Attributes {
  @Whole() strength!: number;
  @Whole() reflexes!: number;
  @Whole() charisma!: number;
  @Whole() intellect!: number;
  @Whole() vigour!: number;
  @Whole() perception!: number;
  @Whole() endurance!: number;
}
class BackstoryBody implements Backstory {
  @Choice(ATTRIBUTES) question1!: Attribute;
  @Choice(ATTRIBUTES) question2!: Attribute;
  @Choice(ATTRIBUTES) question3!: Attribute;
  @ApiProperty({ enum: ATTRIBUTES, isArray: true })
  @IsArray({ message: 'The points are a list of attributes.' })
  @ArrayMaxSize(3, { message: 'There are three points.' })
  @IsIn([...ATTRIBUTES], { each: true, message: 'The points are a list of attributes.' })
  pointsAllocated!: Attribute[];
}
class WorldSettingsBody implements WorldSettings {
  @Choice(FACTIONS) faction!: string;
  @ApiProperty() @IsString() @MaxLength(200) era!: string;
  @ApiProperty() @IsString() @MaxLength(500) environment!: string;
  @ApiProperty() @IsString() @MaxLength(50) tone!: string;
}

/** POST /api/characters: the definition that creation builds (specification section 3). */
export class StartSessionBody implements CharacterDefinition {
  @ApiProperty({ format: 'uuid' }) @IsUUID('all', { message: 'A session has a UUID.' }) sessionId!: string;
  @ApiProperty()
  @IsString({ message: 'Your character needs a name.' })
  @MaxLength(500, { message: 'A name has at most 40 characters.' })
  name!: string;
  @Choice(GENDERS) gender!: Gender;
  @ApiProperty({ type: AppearanceBody })
  @IsObject()
  @ValidateNested()
  @Type(() => AppearanceBody)
  appearance!: AppearanceBody;
  @ApiProperty({ type: AttributesBody })
  @IsObject()
  @ValidateNested()
  @Type(() => AttributesBody)
  attributes!: AttributesBody;
  @Choice(DIFFICULTIES) difficulty!: Difficulty;
  @Whole() hitPoints!: number;
  @Whole() maxHitPoints!: number;
  @Choice(PROFESSIONS) profession!: ProfessionId;
  @Whole() coins!: number;
  @ApiProperty({ type: 'array', items: { type: 'object' } })
  @IsArray()
  @ArrayMaxSize(20)
  @IsObject({ each: true })
  inventory!: Item[];
  @ApiProperty({ type: 'array', items: { type: 'object' } })
  @IsArray()
  @ArrayMaxSize(20)
  @IsObject({ each: true })
  companions!: Companion[];
  @ApiProperty({ type: WorldSettingsBody })
  @IsObject()
  @ValidateNested()
  @Type(() => WorldSettingsBody)
  worldSettings!: WorldSettingsBody;
  @ApiProperty({ type: BackstoryBody })
  @IsObject()
  @ValidateNested()
  @Type(() => BackstoryBody)
  backstory!: BackstoryBody;
  @ApiPropertyOptional({ type: HexBody })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => HexBody)
  currentLocation?: HexBody;
}
