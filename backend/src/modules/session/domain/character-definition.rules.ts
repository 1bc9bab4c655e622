import { type FactionContent } from '#game/model/content/faction-content.js';
import {
  BACKSTORY_QUESTIONS,
  NAME_MAX_LENGTH,
  STARTING_COINS,
  STARTING_HIT_POINTS,
  startingAttributes,
  ATTRIBUTES,
  type Backstory,
} from '#game/model/character.js';
import { type CharacterDefinition } from '#contracts/session/views.js';

/** A field of the definition that creation can't produce, and the reason for the player. */
export interface ImpossibleField {
  readonly field: string;
  readonly message: string;
}
type Rule = (definition: CharacterDefinition, content: FactionContent) => ImpossibleField | null;
const refuse = (field: string, message: string): ImpossibleField => ({ field, message });

const CONTROL_CHARACTERS = /\p{Cc}|\p{Cs}/u;
export const impossibleName = (given: string): ImpossibleField | null => {
  const length = Array.from(given.trim()).length;
  if (length === 0) return refuse('name', 'Your character needs a name.');
  if (length > NAME_MAX_LENGTH) return refuse('name', `A name has at most ${NAME_MAX_LENGTH} characters.`);
  return CONTROL_CHARACTERS.test(given) ? refuse('name', 'A name has no control characters.') : null;
};
const name: Rule = ({ name: given }) => impossibleName(given);
const profession: Rule = (definition, content) =>
  content.professions[definition.profession]
    ? null
    : refuse('profession', `There is no ${definition.profession} among the ${content.name}.`);

const sorted = (list: readonly string[]): string => [...list].sort().join();
const answersOf = ({ question1, question2, question3 }: Backstory) => [question1, question2, question3];
const backstory: Rule = ({ backstory: told }) => {
  const wrong = (['question1', 'question2', 'question3'] as const).find(
    (q) => !(BACKSTORY_QUESTIONS[q] as readonly string[]).includes(told[q]),
  );
  if (wrong) return refuse(`backstory.${wrong}`, 'That is not an answer to this question.');
  return sorted(told.pointsAllocated) === sorted(answersOf(told))
    ? null
    : refuse('backstory.pointsAllocated', 'The three points go where the three answers say.');
};
const attributes: Rule = (definition) => {
  const given = startingAttributes(definition.profession, definition.backstory.pointsAllocated);
  const wrong = ATTRIBUTES.find((a) => definition.attributes[a] !== given[a]);
  return wrong
    ? refuse(
        `attributes.${wrong}`,
        `${wrong[0]?.toUpperCase()}${wrong.slice(1)} is ${given[wrong]} by profession and backstory.`,
      )
    : null;
};
const hitPoints: Rule = ({ difficulty, hitPoints: now, maxHitPoints }) => {
  const given = STARTING_HIT_POINTS[difficulty];
  if (now !== given) return refuse('hitPoints', `A ${difficulty} game starts with ${given} hit points.`);
  return maxHitPoints === given
    ? null
    : refuse('maxHitPoints', `A ${difficulty} game starts with ${given} hit points.`);
};
const coins: Rule = ({ coins: now }) =>
  now === STARTING_COINS ? null : refuse('coins', `Everybody starts with ${STARTING_COINS} coins.`);

/** The client may send any kind of object. */
const names = (list: readonly { readonly name: unknown }[]): string =>
  sorted(list.map(({ name: n }) => (typeof n === 'string' ? n : '')));
const belongings: Rule = ({ inventory, companions, profession: id }, content) => {
  const { startingEquipment = [], startingCompanions = [] } = content.professions[id] ?? {};
  if (inventory.length > 0 && names(inventory) !== names(startingEquipment))
    return refuse('inventory', 'Equipment comes with the profession.');
  return companions.length > 0 && names(companions) !== names(startingCompanions)
    ? refuse('companions', 'Companions come with the profession.')
    : null;
};

const RULES: readonly Rule[] = [name, profession, backstory, attributes, hitPoints, coins, belongings];

/**
 * The first field of a definition that contradicts creation, or null (design section 9, 'a character from the client').
 */
export const impossibleIn = (definition: CharacterDefinition, content: FactionContent): ImpossibleField | null => {
  for (const rule of RULES) {
    const found = rule(definition, content);
    if (found) return found;
  }
  return null;
};
