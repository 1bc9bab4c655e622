import { accept, reject, type Decision } from '#backend/shared/domain/decision.js';
import { Repository, type RepositoryServices } from '#backend/platform/log/repository.js';
import { type StoredFold } from '#backend/platform/log/stored-fold.js';
import { type SaveEvent } from '#contracts/save/events.js';
import { type EventOfType } from '#contracts/shared/event.js';
import { type WalletEvent } from '#contracts/wallet/events.js';
import { contextOf } from './context.js';

/** A small aggregate for tests of the log: tokens in, tokens out, never below zero. */
export interface Purse {
  readonly tokens: number;
  readonly commands: readonly string[];
}
export const purse: StoredFold<Purse, WalletEvent> = {
  noun: 'wallet',
  version: 1,
  initial: { tokens: 0, commands: [] },
  subjectOf: (_, id) => id,
  evolve: (state, { type, data }) => ({
    tokens: type === 'RefillRescheduled' ? state.tokens : (data.balanceAfter ?? 0),
    commands: type === 'TokenSpent' ? [...state.commands, data.commandId].slice(-50) : state.commands,
  }),
};

type PurseEvent = EventOfType<WalletEvent, 'TokensGranted' | 'TokenSpent'>;
type Decided = Decision<PurseEvent, 'NO_TOKENS'>;
export const grant =
  (amount: number) =>
  ({ tokens }: Purse): Decided =>
    accept({
      type: 'TokensGranted',
      version: 2,
      data: { userId: 'ann', amount, reason: 'guest', balanceAfter: tokens + amount, refillsAt: null },
    });
export const spend =
  (commandId: string) =>
  ({ tokens, commands }: Purse): Decided => {
    if (commands.includes(commandId)) return accept();
    if (tokens === 0) return reject('NO_TOKENS');
    const data = {
      userId: 'ann',
      commandId,
      sessionId: 's',
      price: 1 as const,
      balanceAfter: tokens - 1,
      actionsTakenAfter: 0,
      spentAt: '',
    };
    return accept({ type: 'TokenSpent', version: 1, data });
  };

/** An aggregate whose state holds personal text: the names of bookmarks, which are the person's who gave them. */
export const bookmarks: StoredFold<{ readonly names: readonly string[]; readonly owner: string }, SaveEvent> = {
  noun: 'save',
  version: 1,
  initial: { names: [], owner: '' },
  subjectOf: ({ owner }) => owner,
  evolve: (state, { type, data }) =>
    type === 'GameSaved' ? { names: [...state.names, data.saveName], owner: data.userId } : state,
};
export const bookmark =
  (saveName: string, userId = 'ann') =>
  (): Decision<SaveEvent> =>
    accept({
      type: 'GameSaved',
      version: 1,
      data: {
        userId,
        saveId: 's',
        sessionId: 'x',
        characterId: 'c',
        saveName,
        turn: 3,
        isAutoSave: false,
        savedAt: '2026-03-14T19:00:00.000Z',
      },
    });

const rejections = { NO_TOKENS: { status: 402, message: 'You have no tokens.' } };
/** Purses by the id of their owner, as one process has them. */
export const pursesIn = (services: RepositoryServices, fold = purse): Repository<Purse, WalletEvent, 'NO_TOKENS'> =>
  new Repository(services, { fold, rejections });
export type Purses = ReturnType<typeof pursesIn>;

/** Bookmarks by their id, as one process has them. */
export const bookmarksIn = (services: RepositoryServices, fold = bookmarks) =>
  new Repository<typeof bookmarks.initial, SaveEvent, string>(services, { fold, rejections: {} });

/** A command of a person on their own data. */
export const commandOf = (userId: string, commandId: string) => ({ commandId, context: contextOf(userId) });
