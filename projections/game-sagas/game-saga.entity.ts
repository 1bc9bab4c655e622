import { type Saga } from '#game/model/saga.js';
import { closedJson, readModelEntity, text, time } from '../entity.js';

/** Each part of the spine; null in a session that began before oaths existed. */
type Spine = { readonly [Part in keyof Saga]: Saga[Part] | null };

/** The spine of a session at its character's current turn. */
export interface GameSagaRow extends Spine {
  readonly sessionId: string;
  readonly userId: string;
  readonly characterId: string;
  readonly createdAt: string;
}

export const gameSagaEntity = readModelEntity<GameSagaRow>({
  table: 'game_sagas',
  columns: {
    sessionId: text({ primary: true }),
    userId: text(),
    characterId: text(),
    createdAt: time(),
    scenes: closedJson({ nullable: true }),
    warned: closedJson({ nullable: true }),
    oath: closedJson({ nullable: true }),
    threads: closedJson({ nullable: true }),
    people: closedJson({ nullable: true }),
    threat: closedJson({ nullable: true }),
    calendar: closedJson({ nullable: true }),
  },
});

/** The spine of a row; null where a session has none. */
export const sagaOfRow = ({ calendar, oath, threat, threads, people, scenes, warned }: GameSagaRow): Saga | null =>
  calendar && oath && threat && threads && people && scenes && warned
    ? { calendar, oath, threat, threads, people, scenes, warned }
    : null;
