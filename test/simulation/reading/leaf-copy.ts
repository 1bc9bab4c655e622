import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { sagaViewOf } from '#backend/modules/session/views/saga.view.js';
import { type StartedSession } from '#backend/modules/session/domain/state/session.state.js';
import { type Wording } from '#game/model/offer.js';
import { sameHex } from '#game/model/hex.js';

const spaced = (action: string): string => action.replaceAll('_', ' ');

/** What was chosen, in the words of the leaf before. */
const chosen = ({ lastTurn: { deed, playerAction, cell } }: StartedSession, before: readonly Wording[]): string => {
  const card = before.find(({ offerId }) => offerId === deed?.offerId);
  if (card) return spaced(card.action);
  return deed?.kind === 'move' ? `go on, to: ${cell.terrain}` : spaced(playerAction ?? '');
};

const listed = (things: readonly { readonly name: string }[]): string =>
  things.map(({ name }) => name).join(', ') || 'none';
const pageOf = ({ hero, city, cell }: TurnFacts): string =>
  `${city ?? cell.terrain}; hit points ${hero.hitPoints} of ${hero.maxHitPoints}; coins ${hero.coins}; ` +
  `company: ${listed(hero.companions)}; bag: ${listed(hero.inventory)}`;

const oathOf = ({ saga, holdings: { location } }: StartedSession): string => {
  if (saga === null) return '';
  const { oath, threads } = sagaViewOf(saga);
  const here = oath.next.filter(({ place }) => place !== null && sameHex(place, location)).map(({ text }) => text);
  const open = threads.filter(({ state }) => state === 'open').map((t) => `${t.title} (${t.daysLeft} days left)`);
  return [
    `${oath.title} ${oath.boxes} of ${oath.of}; the last test opens at ${oath.readyAt}.`,
    ...(here.length > 0 ? [`To be done here: ${here.join(' ')}`] : []),
    `Open matters and clues: ${open.join(' · ') || 'none'}`,
  ].join(' ');
};

const cardsOf = (facts: TurnFacts, words: readonly Wording[]): readonly string[] =>
  facts.offers.map(({ id, requiresItem }) => {
    const { action = '', description = '' } = words.find(({ offerId }) => offerId === id) ?? {};
    const isLacking = requiresItem !== null && !facts.hero.inventory.some(({ name }) => name === requiresItem);
    return `- ${spaced(action)}: ${description}${isLacking ? ` (needs ${requiresItem}: you carry none)` : ''}`;
  });

/** A leaf that was told, with the words of its cards and of those of the leaf before. */
export interface ToldLeaf {
  readonly session: StartedSession;
  readonly facts: TurnFacts;
  readonly story: string;
  /** 0: the opening. */
  readonly n: number;
  readonly words: readonly Wording[];
  readonly before: readonly Wording[];
}

/** A leaf as a reader gets it: the choice before it, what the page shows, the story and the cards; no dice, no margin. */
export const leafCopy = ({ session, facts, story, n, words, before }: ToldLeaf): string => {
  const ways = session.standing.movement.map(({ description }) => description).join('; ');
  return [
    `## ${n === 0 ? 'The first leaf' : `Leaf ${n}`}`,
    ...(n === 0 ? [] : [`**Chosen before it:** ${chosen(session, before)}`]),
    `**Page:** ${pageOf(facts)}`,
    `**The page of the oath:** ${oathOf(session)}`,
    story,
    '**What may be done now:**',
    [...cardsOf(facts, words), ways === '' ? '(no way on while this stands)' : `- go on: ${ways}`].join('\n'),
  ].join('\n\n');
};
