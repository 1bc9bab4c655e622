import { usesOf } from '#contracts/content/sagas.js';
import { attributesWith } from '#contracts/rules/attributes-with.js';
import { type Attributes, type Item } from '#contracts/rules/character.js';
import { choicesOf } from '#contracts/session/choices.js';
import { type Offer, type Wording } from '#contracts/session/shapes.js';
import { type Choice } from '#contracts/session/views.js';
import { type FactionId } from '#contracts/world/world.js';

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
