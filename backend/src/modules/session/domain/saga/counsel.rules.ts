import { type Companion, isPerson } from '#game/model/character.js';
import { matterOf } from '#game/model/offer-ids.js';
import { type Happening, type Person } from '#game/model/saga.js';
import { counselOn } from '#game/rules/encounters/counsel.js';
import { type Advice } from '#game/model/content/counsel.js';
import { companyAfter, withEffect } from '../rules/holdings.js';
import { offeredDeed } from '../rules/offered-deed.js';
import { chanceOf, type Outcome } from '../rules/outcome.js';
import { type SessionData } from '../state/session.state.js';
import { type CompanionDealing } from './companion-people.rules.js';
import { type JudgedTurn } from './judged-turn.js';

/** Percentage points of loyalty, by whether the advice was taken, and whether it went well. */
const HEEDED = 3;
const CROSSED = { won: -2, lost: -5 } as const;
const QUARREL = -8;
/** Loyalty, in percent, under which somebody who is never listened to has had enough. */
const PATIENT = 75;

const isSulking = ({ saga }: Pick<SessionData, 'saga'>, { id }: Companion): boolean =>
  saga?.people.some((person) => person.id === id && person.mood === 'resents') ?? false;

type Advised = Pick<SessionData, 'hero' | 'holdings' | 'saga' | 'standing' | 'spentOffers'>;

/** Companions who speak: not those who sulk, nor the one whom the choice is about. */
const speaks = ({ saga, standing }: Advised, companion: Companion): boolean =>
  !isSulking({ saga }, companion) && companion.id !== standing.them;

/** What the companions say before the choice that stands now: once, before anything was tried. */
export const counselIn = (session: Advised): readonly Advice[] =>
  session.saga === null || session.spentOffers.length > 0
    ? []
    : counselOn(
        session.standing,
        session.holdings.companions.filter((companion) => speaks(session, companion)),
        (offer) => chanceOf(session, offeredDeed(offer)),
      );

type Answered = Extract<Happening, { readonly kind: 'advice-answered' }>;
/** How the advice of the companions was answered: by a listed choice alone. */
const answeredIn = ({ session, deed, outcome: { success } }: JudgedTurn): readonly Answered[] =>
  session.standing.offers.some(({ id }) => id === deed.offerId)
    ? counselIn(session).map(({ companion, offerId }) => ({
        kind: 'advice-answered',
        companion,
        heeded: offerId === deed.offerId,
        success,
      }))
    : [];

const lastOf = (people: readonly Person[], id: string): string | undefined =>
  people.find((person) => person.id === id)?.dealings.at(-1)?.kind;
/** Whether somebody was crossed twice running, and is not so loyal as to bear it. */
const quarrels = ({ session: { holdings }, saga }: JudgedTurn, { companion, heeded }: Answered): boolean =>
  !heeded &&
  lastOf(saga.people, companion) === 'crossed' &&
  (holdings.companions.find(({ id }) => id === companion)?.loyalty ?? 100) < PATIENT;

export interface CounselTurn {
  readonly dealings: readonly CompanionDealing[];
  readonly happenings: readonly Happening[];
}

/** The companion who was asked for an opinion and answered, which ends a quarrel. */
const askedIn = ({ deed, outcome: { success } }: JudgedTurn): string | null => {
  const matter = matterOf(deed.offerId);
  return success && matter?.key === 'ask-mate' ? matter.about : null;
};

/** What passed between the player and the companions who are people in this turn. */
export const counselTurn = (judged: JudgedTurn): CounselTurn => {
  const {
    session: { holdings },
    outcome: { success, shieldedBy },
    turn,
  } = judged;
  const answers = answeredIn(judged);
  const angry = answers.filter((answer) => quarrels(judged, answer)).map(({ companion }) => companion);
  const asked = askedIn(judged);
  const dealingWith = (id: string | null, kind: string, mood: Person['mood'] | null): readonly CompanionDealing[] =>
    holdings.companions
      .filter((companion) => companion.id === id && isPerson(companion))
      .map((companion) => ({ companion, dealing: { turn, kind, success }, mood }));
  return {
    dealings: [
      ...answers.flatMap(({ companion, heeded }) => dealingWith(companion, heeded ? 'heeded' : 'crossed', null)),
      ...angry.flatMap((id) => dealingWith(id, 'quarrelled', 'resents')),
      ...dealingWith(shieldedBy, 'hurt', null),
      ...dealingWith(asked, 'talk', 'warm'),
    ],
    happenings: [...answers, ...angry.map((companion) => ({ kind: 'companion-quarrelled' as const, companion }))],
  };
};

const loyaltyOf = (happening: Happening): { readonly id: string; readonly loyalty: number } | null => {
  if (happening.kind === 'companion-quarrelled') return { id: happening.companion, loyalty: QUARREL };
  if (happening.kind !== 'advice-answered') return null;
  const { companion: id, heeded, success } = happening;
  return { id, loyalty: heeded ? HEEDED : CROSSED[success ? 'won' : 'lost'] };
};

/** The company after its advice was followed or ignored; a companion with no loyalty left leaves. */
export const withAdviceAnswered = (outcome: Outcome, happenings: readonly Happening[]): Outcome => {
  const changes = happenings.flatMap((happening) => loyaltyOf(happening) ?? []);
  if (changes.length === 0) return outcome;
  const changed = changes.reduce(
    (companions, { id, loyalty }) => withEffect(companions, { id, loyalty, hitPoints: 0, leaves: false }),
    outcome.company.companions,
  );
  const after = companyAfter(changed, 0, null);
  const company = { ...outcome.company, companions: after.companions, left: [...outcome.company.left, ...after.left] };
  return { ...outcome, company, holdings: { ...outcome.holdings, companions: company.companions } };
};
