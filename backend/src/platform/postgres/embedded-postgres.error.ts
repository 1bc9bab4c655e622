/** The embedded database cannot run here; the message is one line for the person who starts the game. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';

  constructor(
    message: string,
    /** The disk is full: the server starts again once there is space. */
    readonly isDiskFull = false,
  ) {
    super(message);
  }
}
