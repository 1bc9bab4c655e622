import { readModelEntity, text, time } from '../entity.js';

/** When a person came, and signed up. */
export interface PlayerFactRow {
  readonly userId: string;
  /** Null for an account that never was a guest. */
  readonly arrivedAt: string | null;
  /** Null for a guest. */
  readonly registeredAt: string | null;
  /** To whom a claimed guest belongs: their sagas are the owner's. */
  readonly ownerId: string | null;
}

export const playerFactEntity = readModelEntity<PlayerFactRow>({
  table: 'player_facts',
  columns: {
    userId: text({ primary: true }),
    arrivedAt: time({ nullable: true }),
    registeredAt: time({ nullable: true }),
    ownerId: text({ nullable: true }),
  },
});
