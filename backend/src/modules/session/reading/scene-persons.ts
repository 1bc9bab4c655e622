import { type Figure } from '#game/model/content/frame.js';
import { type Hex, sameHex } from '#game/model/hex.js';
import { testFrame } from '#game/model/offer-ids.js';
import { type Person, type Saga } from '#game/model/saga.js';
import { type ScenePerson } from '#game/model/scene.js';
import { type SessionData } from '../domain/state/session.state.js';

type At = Pick<SessionData, 'saga' | 'standing'> & { readonly holdings: { readonly location: Hex } };

/** The one of the open encounter; a foe waits where the last test is. */
const inTheMiddle = ({ standing }: At, { oath }: Saga): string | undefined =>
  standing.them ?? (standing.frame === testFrame(oath.key) ? oath.foe : undefined);

/** Whoever was met on this cell is still there: nobody has been seen to leave. */
const isHere = (person: Person, at: At, saga: Saga): boolean =>
  person.id === inTheMiddle(at, saga) || (person.dealings.length > 0 && sameHex(person.at, at.holdings.location));

const known = (person: Person, at: At, saga: Saga): ScenePerson => ({
  id: person.id,
  name: person.name,
  gender: person.gender,
  trade: person.trade,
  mood: person.mood,
  alive: person.alive,
  isHere: person.alive && isHere(person, at, saga),
  lastSeenAt: person.dealings.length > 0 || person.role === 'who' ? person.at.name : null,
});

const unnamed = ({ trade, gender }: Figure): ScenePerson => ({
  id: null,
  name: null,
  gender,
  trade,
  mood: null,
  alive: true,
  isHere: true,
  lastSeenAt: null,
});

/** Persons of whom the player may speak: the one of the encounter first, then those who are here, then all others. */
export const personsIn = (at: At, figure: Figure | null): readonly ScenePerson[] => {
  const { saga, standing } = at;
  const people =
    saga === null ? [] : saga.people.filter(({ role }) => role !== 'companion').map((p) => known(p, at, saga));
  const stranger = figure && standing.them === undefined ? [unnamed(figure)] : [];
  const [here, elsewhere] = [people.filter((p) => p.isHere), people.filter((p) => !p.isHere)];
  const middle = here.filter(({ id }) => id === standing.them);
  return [...stranger, ...middle, ...here.filter((p) => !middle.includes(p)), ...elsewhere];
};
