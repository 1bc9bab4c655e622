import { usesOf } from '#game/content/catalogue.js';
import { attributesWith } from '#game/rules/odds/attributes-with.js';
import { type Attributes } from '#game/model/character.js';
import { choicesOf } from './choice.view.js';
import { type Choice, type ChoicesView } from '#contracts/session/views.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { type CharacterSource, characterSourceOf } from './character-source.js';
import { waysOf } from './way.view.js';

export type Chooser = Pick<CharacterSource, 'offers' | 'wording' | 'attributes' | 'inventory' | 'faction' | 'hasSaga'>;

/** The attributes that the dice go by: carried items count only in a session with a spine. */
const rolledWith = ({
  attributes,
  inventory,
  faction,
  hasSaga,
}: Pick<Chooser, 'attributes' | 'inventory' | 'faction' | 'hasSaga'>): Attributes =>
  hasSaga ? attributesWith(attributes, inventory, usesOf(faction)) : attributes;

/** Choices with the odds of the dice. */
export const choicesFor = (chooser: Chooser): readonly Choice[] =>
  choicesOf(chooser.offers, chooser.wording, rolledWith(chooser));

/** The character's next choices, for the client. */
export const choicesView = (source: CharacterSource): ChoicesView => {
  const { gameOver, gamePhase, movement, turn, narration } = source;
  return {
    choices: choicesFor(source),
    gameOver,
    gamePhase,
    availableMovement: waysOf(movement, rolledWith(source)),
    turn,
    narration,
  };
};

export const choicesViewOf = (session: StartedSession): ChoicesView => choicesView(characterSourceOf(session));
