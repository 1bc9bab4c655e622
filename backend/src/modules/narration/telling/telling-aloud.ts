import { Inject, Injectable } from '@nestjs/common';
import { STORYTELLER, type Storyteller } from '#backend/modules/session/telling.port.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { SENTENCES, type Sentence, type Sentences } from '#backend/platform/realtime/sentences.port.js';
import { goOnTelling } from '../domain/go-on-telling.js';

/** Tells a turn so that whoever follows the session hears it sentence by sentence, and then for good (design section 6, steps 5 and 6). */
@Injectable()
export class TellingAloud {
  constructor(
    @Inject(STORYTELLER) private readonly storyteller: Storyteller,
    @Inject(SENTENCES) private readonly sentences: Sentences,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** By the floor narrator, going on from what was shown. A turn that is told already stays as it is. */
  async tellByFloor(sessionId: string, turn: number): Promise<void> {
    const [telling, shown] = await Promise.all([
      this.storyteller.tellingOf(sessionId, turn),
      this.shown(sessionId, turn),
    ]);
    if (telling) {
      const { story, rest } = goOnTelling(
        shown.map(({ text }) => text),
        telling.story,
      );
      const from = (shown.at(-1)?.n ?? -1) + 1;
      await this.live(this.sentences.publish(...rest.map((text, i) => ({ sessionId, turn, n: from + i, text }))));
      await this.storyteller.tell(sessionId, turn, { ...telling, story });
    }
    await this.live(this.sentences.forget(sessionId, turn));
  }

  private shown(sessionId: string, turn: number): Promise<readonly Sentence[]> {
    return this.sentences.shown(sessionId, turn).catch((error: unknown) => {
      this.complain(error);
      return [];
    });
  }

  /** Live sentences are a courtesy: without them the turn is told all the same. */
  private async live(work: Promise<void>): Promise<void> {
    await work.catch((error: unknown) => this.complain(error));
  }

  private complain(error: unknown): void {
    this.log.warn({ error }, 'sentences can not be shown live just now');
  }
}
