import { errorCode, messageOf } from '../files/error-code.js';
import { holdPostgres, type PostgresHold } from './postgres-hold.js';
import { startFailure } from './start-words.js';
import { isOutOfSpace } from './disk-full.js';

export const DATABASE = 'steppes';

/**
 * What comes of a connection to a server. `starting`: it starts, recovers or ends. `refused`: by its password.
 * `silent`: nothing answers, or another server does.
 */
export type ServerContact =
  | { readonly is: 'held'; readonly hold: PostgresHold }
  | { readonly is: 'starting'; readonly words: string }
  | { readonly is: 'refused' }
  | { readonly is: 'silent' };

/** Postgres says it in the language of the system; the embedded one speaks English. */
const STARTING = '57P03';
const WRONG_PASSWORD = '28P01';

/** Tries to claim the server at that port. @throws EmbeddedPostgresError where its disk is full */
export const contact = async (port: number, password: string, dataFolder: string): Promise<ServerContact> => {
  try {
    const hold = await holdPostgres(port, password, dataFolder, DATABASE);
    return hold ? { is: 'held', hold } : { is: 'silent' };
  } catch (error) {
    const words = messageOf(error) || (errorCode(error) ?? 'no answer');
    if (isOutOfSpace(error)) throw startFailure(error);
    if (errorCode(error) === STARTING) return { is: 'starting', words };
    return errorCode(error) === WRONG_PASSWORD ? { is: 'refused' } : { is: 'silent' };
  }
};
