import { type Attempt } from '#game/model/attempt.js';
import { type Deed } from '#game/model/deed.js';
import { type Draw } from '#game/model/draw.js';
import { type Toward } from '#game/model/content/frame.js';
import { type Risk } from '#game/model/offer.js';
import { isHostile } from './who-is-here.js';
import { isLastTest, knowsAWayIn } from '../rules/last-test.js';
import { type SessionData } from '../state/session.state.js';
import { withAbleHelpers } from './able.js';
import { companyRefusal, effectsOfMates, trialOfMates } from './by-companions.js';
import { type Judged } from './judged.js';
import { meaningAMatter } from './meaning-a-matter.js';
import { attemptMeant, meaningAnOffer } from './meaning-an-offer.js';
import { goingTo } from './going.js';
import { isImpossible, situated, type Situated } from './situated.js';
import { type AttemptEffects, NO_EFFECTS, type Trial, type VerbRule } from './verb-rule.js';
import { VERB_RULES } from './verb-rules.js';

const answers = (rule: VerbRule, at: Situated): boolean => at.met && (rule.answers?.(at) ?? true);

/**
 * A hostile encounter may hurt any player who meets it. Words never make the oath's last test easier:
 * only what was learned of the foe does, whether the words name it or not.
 */
const risked = ({ risk, difficulty, attribute, ...trial }: Trial, at: Situated, rule: VerbRule): Trial => {
  if (!answers(rule, at)) return { ...trial, risk, difficulty, attribute };
  if (isLastTest(at.session))
    return {
      ...trial,
      attribute: attribute ?? 'charisma',
      difficulty: knowsAWayIn(at.session) ? 'medium' : 'hard',
      risk: 'grave',
    };
  const least: Risk = risk === 'none' && attribute !== null && isHostile(at.session) ? 'slight' : risk;
  return { ...trial, attribute, difficulty, risk: difficulty === 'hard' && least === 'serious' ? 'grave' : least };
};

const deedOf = (attempt: Attempt, { kind, attribute, difficulty, risk, requiresItem = null }: Trial): Deed => ({
  kind,
  offerId: `try.${attempt.verb}`,
  to: null,
  attribute,
  difficulty,
  requiresItem,
  risk,
  attempt,
});

/**
 * The deed that a player's own words try, by the rules of its verb and the circumstances; or why it can't be tried, as
 * a sentence, before any roll. An attempt that means an offer, a matter of the saga or a way is that deed, with the same dice.
 */
export const judgeAttempt = (session: SessionData, read: Attempt): Judged => {
  const attempt = withAbleHelpers(attemptMeant(session, read), session.holdings.companions);
  const meant = meaningAnOffer(session, attempt) ?? meaningAMatter(session, attempt);
  if (meant !== null) return meant;
  if (attempt.verb === 'go') return goingTo(session, attempt);
  const rule = VERB_RULES[attempt.verb];
  const at = situated(session, attempt);
  if (isImpossible(at)) return at;
  const trial = companyRefusal(at) ?? rule.judge(at);
  return isImpossible(trial) ? trial : { deed: deedOf(attempt, risked(trialOfMates(at, trial), at, rule)) };
};

interface Known {
  readonly rule: VerbRule;
  readonly at: Situated;
}
/** The rule of a deed that was judged, in its session; null for an offer and a move. */
const known = (session: SessionData, { attempt }: Pick<Deed, 'attempt'>): Known | null => {
  if (attempt === null || attempt.verb === 'go') return null;
  const at = situated(session, attempt);
  return isImpossible(at) ? null : { rule: VERB_RULES[attempt.verb], at };
};

/** The changes of an attempt; null for a deed that is none. */
export const effectsOf = (session: SessionData, deed: Deed, success: boolean, draw: Draw): AttemptEffects | null => {
  const found = known(session, deed);
  return found && { ...NO_EFFECTS, ...effectsOfMates(found.at, found.rule, success, draw) };
};

/** Whether a deed meets the open encounter, so that success ends it and failure counts: every deed but an aside. */
export const meetsEncounter = (session: SessionData, deed: Deed): boolean => {
  const found = known(session, deed);
  return found === null || answers(found.rule, found.at);
};

/** What an attempt is to the one it is done to; undefined where its kind decides. */
export const towardOfAttempt = (session: SessionData, deed: Deed, success: boolean): Toward | undefined => {
  const found = known(session, deed);
  return found?.rule.toward?.(found.at, success);
};
