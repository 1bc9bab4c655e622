import { type Encounter, type Encounters, type Situation } from '#game/model/encounter.js';
import { type Offer } from '#game/model/offer.js';

const offer = (id: string, over: Partial<Offer> = {}): Offer => ({
  id,
  kind: 'force',
  attribute: 'strength',
  difficulty: 'easy',
  requiresItem: null,
  risk: 'serious',
  ...over,
});

const WOLF: readonly Offer[] = [
  offer('wolf.1'),
  offer('wolf.2', {
    kind: 'gift',
    attribute: 'charisma',
    difficulty: 'medium',
    requiresItem: 'Dried cod',
    risk: 'none',
  }),
  offer('wolf.3', { kind: 'flight', attribute: 'reflexes', difficulty: 'hard', risk: 'grave' }),
  offer('wolf.4', { kind: 'patience', attribute: null, difficulty: 'medium', risk: 'slight' }),
];
const QUIET: readonly Offer[] = [
  offer('quiet.rest', { kind: 'rest', attribute: null, difficulty: 'medium', risk: 'none' }),
  offer('quiet.explore', { kind: 'explore', attribute: 'perception', risk: 'slight' }),
  offer('quiet.trade', { kind: 'trade', attribute: 'charisma', risk: 'none' }),
];
const quiet: Encounter = { frame: null, gamePhase: 'exploration', offers: QUIET };
const wolf = ({ spentOffers }: Situation): Encounter => ({
  frame: 'test/wolf',
  gamePhase: 'encounter',
  offers: WOLF.filter(({ id }) => !spentOffers.includes(id)),
});

/** A wolf on every cell: content of a size that a specification can be read against. */
export const testEncounters: Encounters = {
  meet: wolf,
  continue: wolf,
  settle: () => quiet,
  find: () => ({ name: 'Bone needle', quantity: 1, value: 2, description: 'Fine enough for sailcloth.' }),
};
