import { MOST_SAGAS } from '../shared/shelf.js';

/** Reasons to refuse a session's command: the code for programs, the sentence for the player. */
export const SESSION_REJECTIONS = {
  SESSION_NOT_FOUND: { status: 404, message: 'There is no such saga on your shelf.' },
  SESSION_ALREADY_EXISTS: { status: 409, message: 'That saga has already been begun.' },
  SHELF_IS_FULL: {
    status: 409,
    message: `Your shelf holds ${MOST_SAGAS} sagas and no more. Delete one of them, then begin the next.`,
  },
  SESSION_IS_OVER: { status: 409, message: 'This saga has ended. Start a new adventure to play on.' },
  CHARACTER_HAS_FALLEN: {
    status: 409,
    message: 'You have fallen. Turn back to an earlier leaf, or start a new adventure.',
  },
  HIT_POINTS_NOT_POSSIBLE: {
    status: 422,
    message: 'A hero has at least one hit point, and no more than at the start.',
  },
  TURN_IN_PROGRESS: { status: 409, message: 'Your last turn is still being told. Wait for its end, then act.' },
  TURN_WAS_ABANDONED: {
    status: 409,
    message: 'That turn was not played and your token has been returned. Please act again.',
  },
  STALE_TURN: {
    status: 409,
    message: 'The story has moved on since you chose. Read the latest leaf and choose again.',
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'This request was already used for a different action.' },
  CHARACTER_NOT_POSSIBLE: { status: 422, message: 'This character is not one that creation could have made.' },
  CHOICE_NOT_OFFERED: { status: 422, message: 'That choice is not open to you now.' },
  ATTEMPT_NOT_POSSIBLE: { status: 422, message: 'That cannot be done as things stand here.' },
  ITEM_MISSING: { status: 422, message: 'You do not carry what that needs.' },
  NOT_ENOUGH_COINS: { status: 422, message: 'You have not the coins for that.' },
  HEX_NOT_REACHABLE: { status: 422, message: 'You cannot get there from here in one march.' },
  REWIND_NOT_ALLOWED: { status: 409, message: 'Only forgiving games let you turn back a leaf.' },
  TURN_NOT_FOUND: { status: 422, message: 'There is no such leaf in this saga to turn back to.' },
  LEAF_NOT_FOUND: { status: 404, message: 'There is no such leaf in this saga.' },
  NOTHING_FOLLOWS_LEAF: {
    status: 409,
    message: 'Nothing can follow that leaf: the saga ends there. Choose an earlier one.',
  },
  RETELL_LIMIT: { status: 409, message: 'This leaf has been retold three times.' },
  NO_GAME_MASTER: { status: 409, message: 'There is no game master to tell it anew just now. The words stay.' },
  SENTENCE_NOT_FOUND: { status: 422, message: 'That sentence does not stand on this leaf.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;
export type SessionRejectionCode = keyof typeof SESSION_REJECTIONS;
