import { type Attempt } from '#game/model/attempt.js';
import { isPerson } from '#game/model/character.js';
import { type ClueSource } from '#game/model/content/clue-sources.js';
import { type Service } from '#game/model/content/saga-content.js';
import { type Deed } from '#game/model/deed.js';
import { matterOf, serviceOf } from '#game/model/offer-ids.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { type Slots } from '../grammar/fill.js';

const OF_SERVICE: Readonly<Partial<Record<Service, ClueSource>>> = {
  ask: 'asked',
  work: 'worked',
  gamble: 'played',
  worship: 'prayed',
};
/** A deed of craft reads what was found. */
const OF_KIND: Readonly<Partial<Record<Deed['kind'], ClueSource>>> = {
  explore: 'looked',
  craft: 'looked',
  patience: 'listened',
};
const SPEAKING: readonly Attempt['verb'][] = ['ask', 'talk'];

/** Id of the companion who was asked or sent; of the person who was asked. */
const companionIn = ({ offerId, attempt }: Deed): string | null => {
  const matter = matterOf(offerId);
  if (matter?.key === 'send-mate') return matter.about;
  const asked = [attempt?.addressee, attempt?.object].find((ref) => ref?.of === 'companion');
  return attempt?.doers[0] ?? (asked?.of === 'companion' ? asked.id : null);
};
const personIn = ({ attempt }: Deed): string | null => {
  if (!attempt || !SPEAKING.includes(attempt.verb)) return null;
  const asked = attempt.addressee ?? attempt.object;
  return asked?.of === 'person' ? asked.id : null;
};

/** What the deed itself was: to look, to ask, to sit still, or what is done in towns. */
const kindOf = ({ offerId, attempt, kind }: Deed): ClueSource => {
  if (attempt !== null) return SPEAKING.includes(attempt.verb) ? 'asked' : 'looked';
  const service = serviceOf(offerId);
  return (service === null ? OF_KIND[kind] : OF_SERVICE[service]) ?? 'asked';
};

export interface ClueOrigin {
  readonly source: ClueSource;
  readonly slots: Slots;
}
/** How the deed came by a clue about somebody, with the name of whoever told it: never those whom it is about. */
export const sourceOf = (deed: Deed, { hero, saga }: Pick<TurnFacts, 'hero' | 'saga'>, about: string): ClueOrigin => {
  const mate = hero.companions.find(({ id }) => id === companionIn(deed));
  if (mate && isPerson(mate)) return { source: 'companion', slots: { mate: mate.name } };
  const teller = saga?.people.find(({ id, alive }) => id === personIn(deed) && id !== about && alive);
  if (teller) return { source: 'person', slots: { teller: teller.name } };
  return { source: kindOf(deed), slots: {} };
};

const FOUND: readonly ClueSource[] = ['looked', 'listened'];
/** Whether it was done to find something: the clue is what came of it. */
export const isSearch = ({ kind, offerId }: Deed, { source }: ClueOrigin): boolean =>
  FOUND.includes(source) && (kind === 'explore' || matterOf(offerId)?.key === 'seek');
