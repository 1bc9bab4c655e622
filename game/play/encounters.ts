import { CATALOGUE } from '../content/catalogue.js';
import { type Encounters } from '../model/encounter.js';
import { encountersOf } from '../rules/encounters/encounters.js';

/** The encounters of a player, drawn from the content of the game. */
export const encounters: Encounters = encountersOf(CATALOGUE);
