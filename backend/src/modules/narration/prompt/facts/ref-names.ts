import { frameOf } from '#game/content/catalogue.js';
import { type SceneRef } from '#game/model/attempt.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { someCoins } from '../../domain/phrases.js';

const personName = ({ saga }: TurnFacts, id: string): string | null =>
  saga?.people.find((person) => person.id === id)?.name ?? null;
const companionName = ({ hero, companionsLeft }: TurnFacts, id: string): string | null =>
  [...hero.companions, ...companionsLeft].find((companion) => companion.id === id)?.name ?? null;
/** The main person of the encounter in which the deed was done. */
const figureName = ({ saga, frameBefore }: TurnFacts): string =>
  saga?.them?.name ?? `the ${frameOf(frameBefore)?.who?.trade ?? 'stranger'}`;

/** The name behind an id: of a person of the saga, or of a companion. */
export const nameOfId = (facts: TurnFacts, id: string): string =>
  personName(facts, id) ?? companionName(facts, id) ?? 'somebody';

/** A part of an attempt, as the notes of a turn call it. */
export const nameOfRef = (facts: TurnFacts, ref: SceneRef): string => {
  switch (ref.of) {
    case 'person':
    case 'companion':
      return nameOfId(facts, ref.id);
    case 'figure':
      return figureName(facts);
    case 'thing':
    case 'sight':
      return `the ${ref.name.toLowerCase()}`;
    case 'coins':
      return someCoins(ref.amount, facts.faction);
    case 'place':
      return ref.name;
    case 'way':
      return 'where the way leads';
    case 'thread':
      return 'what is open between them';
    case 'oath':
      return 'the oath';
    case 'threat':
      return 'what threatens them';
    case 'self':
      return 'themselves';
  }
};
