import { cityAt } from '#game/rules/world/travel.js';
import { type Person } from '#game/model/saga.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { type Evidence, type KnownName, type LeafEvidence } from './leaf-evidence.port.js';
import { turnFactsOf } from './turn-facts.view.js';

const begun = (text: string): Evidence => ({ turn: 0, type: 'SessionStarted', text });
const decided = (turn: number, text: string): Evidence =>
  turn === 0 ? begun(text) : { turn, type: 'TurnResolved', text };

const personName = ({ name, trade, alive, dealings, role }: Person): KnownName => {
  const first = dealings[0]?.turn ?? 0;
  const met =
    first === 0
      ? `${name}, ${trade}, belongs to this saga from its start.`
      : `${name}, ${trade}, met you on leaf ${first}.`;
  return {
    name,
    is: role === 'companion' ? 'companion' : 'person',
    alive,
    because: decided(first, alive ? met : `${met} They are dead.`),
  };
};

/** Every name that may be checked: what the saga, its map and the hero's company hold. */
const namesOf = ({ hero, holdings, saga, world, lastTurn }: StartedSession): readonly KnownName[] => [
  { name: hero.name, is: 'hero', alive: true, because: begun(`${hero.name} is your name.`) },
  ...(saga?.people ?? []).map(personName),
  ...holdings.companions.map(({ name, type }): KnownName => ({
    name,
    is: 'companion',
    alive: true,
    because: decided(lastTurn.turn, `${name}, your ${type}, was with you.`),
  })),
  ...world.cities.map(({ name }): KnownName => ({
    name,
    is: 'city',
    alive: true,
    because: begun(`${name} stands on the map.`),
  })),
];

const groundsOf = ({ turn, facts }: { readonly turn: number; readonly facts: LeafEvidence['facts'] }) =>
  [facts.saga?.region, facts.saga?.landmark].flatMap((ground): readonly KnownName[] =>
    ground
      ? [
          {
            name: ground.name,
            is: 'ground',
            alive: true,
            because: decided(turn, `You stood at ${ground.name}, ${ground.gloss}.`),
          },
        ]
      : [],
  );

/** The session must be the one right after the turn. */
export const leafEvidenceOf = (session: StartedSession, story: string): LeafEvidence => {
  const facts = turnFactsOf(session);
  const { turn } = session.lastTurn;
  const names = [...namesOf(session), ...groundsOf({ turn, facts })];
  return {
    story,
    facts: { ...facts, told: [], city: cityAt(session.world, session.lastTurn.cell)?.name ?? null },
    names: names.filter(({ name }, n) => names.findIndex((other) => other.name === name) === n),
    decided: { turn, type: turn === 0 ? 'SessionStarted' : 'TurnResolved' },
  };
};
