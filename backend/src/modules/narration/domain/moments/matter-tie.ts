import { sceneOf } from '#game/content/catalogue.js';
import {
  ASKED_AFAR_GRAMMAR,
  ASKED_ALL_THE_SAME_GRAMMAR,
  ASKED_GRAMMAR,
  REMINDED_GRAMMAR,
  UNFORGOTTEN_GRAMMAR,
  WISHED_GRAMMARS,
} from '#game/content/common/telling/matters.js';
import { isPerson } from '#game/model/character.js';
import { type Grammar } from '#game/model/content/clauses.js';
import { sceneOfFrame } from '#game/model/offer-ids.js';
import { type Thread } from '#game/model/saga.js';
import { type Moment } from './moment.js';

/** The one to whom the oath was sworn sends others to speak; whoever else leaves a matter behind was there. */
export const isFromAfar = ({ facts: { frameBefore } }: Moment): boolean =>
  sceneOf(sceneOfFrame(frameBefore) ?? '')?.kind === 'giver';

/** How it came to the matter, before its own line. */
export const tieOf = (moment: Moment, { kind, them }: Thread): Grammar | null => {
  const companion = moment.facts.hero.companions.find(({ id, name }) => id === them || name === them);
  if (kind === 'promise' && isFromAfar(moment)) return ASKED_AFAR_GRAMMAR;
  if (kind === 'promise') return moment.facts.success ? ASKED_GRAMMAR : ASKED_ALL_THE_SAME_GRAMMAR;
  if (kind === 'wish') return companion ? WISHED_GRAMMARS[isPerson(companion) ? 'person' : 'beast'] : null;
  if (kind === 'debt') return REMINDED_GRAMMAR;
  return kind === 'feud' ? UNFORGOTTEN_GRAMMAR : null;
};
