import { type MainPerson } from '#game/model/content/frame.js';
import { type Person } from '#game/model/saga.js';
import { type ScenePerson } from '#game/model/scene.js';
import { figureHere, isHere } from '../domain/attempts/who-is-here.js';
import { type SessionData } from '../domain/state/session.state.js';

const known = (person: Person, session: SessionData): ScenePerson => ({
  id: person.id,
  name: person.name,
  gender: person.gender,
  trade: person.trade,
  mood: person.mood,
  alive: person.alive,
  isHere: isHere(session, person),
  lastSeenAt: person.dealings.length > 0 || person.role === 'who' ? person.at.name : null,
});

const unnamed = ({ trade, gender }: MainPerson): ScenePerson => ({
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
export const personsIn = (session: SessionData): readonly ScenePerson[] => {
  const figure = figureHere(session);
  const people = (session.saga?.people ?? [])
    .filter(({ role }) => role !== 'companion')
    .map((person) => known(person, session));
  return [
    ...(figure ? [unnamed(figure)] : []),
    ...people.filter((person) => person.isHere),
    ...people.filter((person) => !person.isHere),
  ];
};
