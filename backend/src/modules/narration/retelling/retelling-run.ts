import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Narration } from '#backend/modules/session/narration-facts/narration.port.js';
import { SAGA_MEMORIES, type SagaMemories } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { type ToldTurn } from '#backend/modules/session/retelling.port.js';
import { wordsOfOffers } from '../domain/words-of-offers.js';
import { collectParts, noParts, originOf } from '../collected-parts.js';
import { narratedParts, NARRATION_LIMITS, type NarrationLimits } from '../narrated-parts.js';
import { NarratorChoice } from '../narrator-choice.js';
import { NARRATORS, type Narrators } from '../narrator.port.js';

/** Nobody but the floor narrator may tell this turn now: there is nothing to retell it with. */
export class NoGameMasterError extends Error {
  override readonly name = 'NoGameMasterError';
}

/** Asks the game master again for the same facts. Nothing is shown before all of it is told, so the floor narrator never ends it. */
@Injectable()
export class RetellingRun implements OnApplicationShutdown {
  private readonly closing = new AbortController();

  constructor(
    @Inject(NARRATORS) private readonly narrators: Narrators,
    @Inject(NARRATION_LIMITS) private readonly limits: NarrationLimits,
    private readonly choice: NarratorChoice,
    @Inject(SAGA_MEMORIES) private readonly memories: SagaMemories,
  ) {}

  /** @throws NoGameMasterError, and what the narrator throws where it came to no end */
  async retell(told: ToldTurn): Promise<Narration> {
    const { sessionId, turn, userId, facts } = told;
    const narrator = this.narrators[await this.choice.for(userId)];
    if (!narrator || narrator.name === 'floor') throw new NoGameMasterError('no game master may tell now');
    const memory = await this.memories.before(sessionId, turn);
    const [startedAt, gathered, sentences] = [performance.now(), noParts(), [] as string[]];
    const toTell = { sessionId, turn, userId, facts, memory, scene: null, shown: [] };
    const parts = narratedParts(narrator, toTell, this.limits, this.closing.signal);
    await collectParts(parts, gathered, { add: (sentence) => void sentences.push(sentence) });
    if (sentences.length === 0) throw new Error('a narrator said nothing');
    const wording = wordsOfOffers(gathered.wording, told.wording);
    return { ...originOf(gathered, startedAt), narrator: narrator.name, story: sentences.join(''), wording };
  }

  onApplicationShutdown(): void {
    this.closing.abort();
  }
}
