import { sagaSceneOf } from '#game/content/catalogue.js';
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
import { type TellingContext } from './telling-context.js';

/** The one to whom the oath was sworn sends others to speak; whoever else leaves a matter behind was there. */
export const isFromAfar = ({ facts: { frameBefore } }: TellingContext): boolean =>
  sagaSceneOf(sceneOfFrame(frameBefore) ?? '')?.kind === 'giver';

/** How the matter came up, told before its own line. */
export const tieOf = (context: TellingContext, { kind, them }: Thread): Grammar | null => {
  const companion = context.facts.hero.companions.find(({ id, name }) => id === them || name === them);
  if (kind === 'promise' && isFromAfar(context)) return ASKED_AFAR_GRAMMAR;
  if (kind === 'promise') return context.facts.success ? ASKED_GRAMMAR : ASKED_ALL_THE_SAME_GRAMMAR;
  if (kind === 'wish') return companion ? WISHED_GRAMMARS[isPerson(companion) ? 'person' : 'beast'] : null;
  if (kind === 'debt') return REMINDED_GRAMMAR;
  return kind === 'feud' ? UNFORGOTTEN_GRAMMAR : null;
};
