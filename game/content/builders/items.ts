import { type Companion, type Item, STARTING_LOYALTY } from '../../model/character.js';

/**
 * A row of a content table. Names begin with a common word (they are lower-cased in prose) and are
 * countable: 'Twist of salt', never 'Salt'. More than one of a thing has a plural name.
 */
export const item = (name: string, value: number, description: string, quantity = 1): Item => ({
  name,
  quantity,
  value,
  description,
});

/** What a companion can bear (specification section 9). */
const HIT_POINTS = { horse: 25, guard: 20, other: 15 } as const;

type CompanionContent = Pick<Companion, 'type' | 'name' | 'description' | 'abilities'> & {
  readonly build: keyof typeof HIT_POINTS;
};

/** Someone or something that starts out with a character, at the loyalty of specification section 9. */
export const companion = ({ build, type, name, description, abilities }: CompanionContent): Omit<Companion, 'id'> => ({
  name,
  type,
  description,
  hitPoints: HIT_POINTS[build],
  maxHitPoints: HIT_POINTS[build],
  abilities,
  loyalty: STARTING_LOYALTY,
});
