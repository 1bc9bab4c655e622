import { type Calendar } from '#game/model/calendar.js';
import { type Person, type Thread } from '#game/model/saga.js';
import { type JudgedTurn } from './judged-turn.js';
import { type MatterTurn } from './matters.rules.js';
import { type SceneTurn } from './scenes.rules.js';

/** A judged turn with what it did to time, people, threads, scenes and matters. */
export interface TurnOfSpine {
  readonly judged: JudgedTurn;
  readonly calendar: Calendar;
  readonly kept: Thread | null;
  readonly lapsed: readonly Thread[];
  readonly fresh: Thread | null;
  readonly scene: SceneTurn;
  readonly matter: MatterTurn;
  /** Everybody as they think after the turn. */
  readonly people: readonly Person[];
}
