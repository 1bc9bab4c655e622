import { boolean, readModelEntity, text, time } from '../entity.js';

/** A visit up to the saga that it may lead to. */
export interface VisitRow {
  readonly visitId: string;
  /** Null as long as nobody has signed in. */
  readonly userId: string | null;
  readonly isFirst: boolean;
  readonly beganAt: string;
  readonly difficultyAt: string | null;
  readonly worldAt: string | null;
}

export const visitEntity = readModelEntity<VisitRow>({
  table: 'visits',
  columns: {
    visitId: text({ primary: true }),
    userId: text({ nullable: true }),
    isFirst: boolean(),
    beganAt: time(),
    difficultyAt: time({ nullable: true }),
    worldAt: time({ nullable: true }),
  },
});
