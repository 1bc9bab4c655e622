import { usesOf } from '#game/content/catalogue.js';
import { attributesWith } from '#game/rules/odds/attributes-with.js';
import { choicesOf } from './choice.view.js';
import { type Choice, type ChoicesView } from '#contracts/session/views.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { type CharacterSource, characterSourceOf } from './character-source.js';

export type Chooser = Pick<CharacterSource, 'offers' | 'wording' | 'attributes' | 'inventory' | 'faction' | 'hasSaga'>;

/** Choices with the odds of the dice: carried items count only in a session with a spine. */
export const choicesFor = ({ offers, wording, attributes, inventory, faction, hasSaga }: Chooser): readonly Choice[] =>
  choicesOf(offers, wording, hasSaga ? attributesWith(attributes, inventory, usesOf(faction)) : attributes);

/** The character's next choices, for the client. */
export const choicesView = (source: CharacterSource): ChoicesView => {
  const { gameOver, gamePhase, movement, turn, narration } = source;
  return { choices: choicesFor(source), gameOver, gamePhase, availableMovement: movement, turn, narration };
};

export const choicesViewOf = (session: StartedSession): ChoicesView => choicesView(characterSourceOf(session));
