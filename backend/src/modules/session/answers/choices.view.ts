import { usesOf } from '#game/content/sagas.js';
import { attributesWith } from '#game/rules/odds/attributes-with.js';
import { type Attributes, type Item } from '#game/model/character.js';
import { choicesOf } from '#contracts/session/choices.js';
import { type Offer, type Wording } from '#game/model/offer.js';
import { type Choice } from '#contracts/session/views.js';
import { type FactionId } from '#game/model/world.js';

export interface Chooser {
  readonly offers: readonly Offer[];
  readonly wording: readonly Wording[];
  readonly attributes: Attributes;
  readonly inventory: readonly Item[];
  readonly faction: FactionId;
  readonly hasSaga: boolean;
}

/** Choices with the odds that will be rolled: what is carried counts in a session that has a spine, and in no other. */
export const choicesFor = ({ offers, wording, attributes, inventory, faction, hasSaga }: Chooser): readonly Choice[] =>
  choicesOf(offers, wording, hasSaga ? attributesWith(attributes, inventory, usesOf(faction)) : attributes);
