import { type Companion, isPerson } from '#game/model/character.js';
import { type MainPerson } from '#game/model/content/frame.js';
import { type Person } from '#game/model/saga.js';
import { type SituatedPart, impossible, type ImpossibleAttempt, isImpossible, type Situated } from './situated.js';
import { arePeopleMet, figureHere } from './who-is-here.js';

/** Who an attempt is made with: by name, by trade, or whoever is about. */
export type Partner =
  | { readonly of: 'person'; readonly person: Person }
  | { readonly of: 'figure'; readonly figure: MainPerson | null }
  | { readonly of: 'companion'; readonly companion: Companion }
  | { readonly of: 'folk' };

const HE = { male: 'he', female: 'she' } as const;
const HIM = { male: 'him', female: 'her' } as const;

export const gone = ({ name, gender, at }: Person): ImpossibleAttempt =>
  impossible(`${name} is not here. When you last heard of ${HIM[gender]}, ${HE[gender]} was near ${at.name}.`);
const dead = ({ name, gender }: Person): ImpossibleAttempt =>
  impossible(`${name} is dead. There is nothing more to be had from ${HIM[gender]}, and nothing to be owed.`);

const personAsPartner = ({ person, here }: Extract<SituatedPart, { of: 'person' }>): Partner | ImpossibleAttempt => {
  if (!person.alive) return dead(person);
  return here ? { of: 'person', person } : gone(person);
};
const figureAsPartner = ({ session, met }: Situated): Partner | ImpossibleAttempt => {
  const known = session.saga?.people.find(({ id }) => id === session.standing.them);
  if (known) return { of: 'person', person: known };
  return met ? { of: 'figure', figure: figureHere(session) } : impossible('Whoever you mean has gone on.');
};

/** Somebody of the scene as a partner; null for things, places and matters. */
export const partnerOf = (at: Situated, who: SituatedPart | null): Partner | ImpossibleAttempt | null => {
  if (who?.of === 'person') return personAsPartner(who);
  if (who?.of === 'companion') return { of: 'companion', companion: who.companion };
  return who?.of === 'figure' ? figureAsPartner(at) : null;
};

const NOBODY = impossible('There is nobody here but you. The wind does not answer, or not in words.');

/** Whoever is about, where nobody was named: those of the encounter, the people of the town, a companion who can speak. */
const somebodyHere = (at: Situated): Partner | ImpossibleAttempt => {
  const { session, met, town } = at;
  if (met) return arePeopleMet(session) ? (partnerOf(at, { of: 'figure' }) ?? NOBODY) : NOBODY;
  if (town !== null) return { of: 'folk' };
  const companion = session.holdings.companions.find(isPerson);
  return companion ? { of: 'companion', companion } : NOBODY;
};

/** The person spoken to. The object is the topic, unless nobody else was named; an absent person is always a topic. */
export const spokenToIn = (at: Situated): Partner | ImpossibleAttempt => {
  if (at.addressee !== null) return addressedIn(at);
  const isAbsent = at.object?.of === 'person' && at.object.person.alive && !at.object.here;
  return (isAbsent ? null : partnerOf(at, at.object)) ?? somebodyHere(at);
};
/** The one against whom it is done: in an encounter without people, whatever stands in the way. */
export const opponentIn = (at: Situated): Partner | ImpossibleAttempt => {
  const isBeast =
    at.met && !arePeopleMet(at.session) && (partnerOf(at, at.addressee) ?? partnerOf(at, at.object)) === null;
  return isBeast ? { of: 'figure', figure: null } : spokenToIn(at);
};
/** The one who is addressed, or whoever is about. */
export const addressedIn = (at: Situated): Partner | ImpossibleAttempt =>
  partnerOf(at, at.addressee) ?? somebodyHere(at);
/** The one who is meant: as object, or else as addressee; null where nobody was named. */
export const meantIn = (at: Situated): Partner | ImpossibleAttempt | null =>
  partnerOf(at, at.object) ?? partnerOf(at, at.addressee);

/** The person of the saga who is dealt with, or null. */
export const personIn = (at: Situated): Person | null => {
  const partner = meantIn(at);
  return partner !== null && !isImpossible(partner) && partner.of === 'person' ? partner.person : null;
};

/** Whether it is said to others than one's own company. */
export const isForOthers = (at: Situated): boolean => {
  const partner = spokenToIn(at);
  return isImpossible(partner) || partner.of !== 'companion';
};
