import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Aside } from '#contracts/session/views.js';
import { type Attempt } from '#game/model/attempt.js';
import { type Deed } from '#game/model/deed.js';
import { type StartedSession } from '../domain/state/session.state.js';
import { ACTION_MODERATION, type ActionModeration, type ActionVerdict } from '../action-moderation.port.js';
import { INTENT_READER, type IntentReader, type IntentReading } from '../intent-reader.port.js';
import { withAbleHelpers } from '../domain/attempts/able.js';
import { judgeAttempt } from '../domain/attempts/judge-attempt.js';
import { READ_WITHIN_MS, readInTime } from './read-in-time.js';
import { ReadingSeal } from './reading-seal.js';
import { sceneOf } from './scene.view.js';

/** A text, and the reading that the client was given for it, if it was. */
export interface Words {
  readonly action: string;
  readonly reading?: string;
}
export interface DeedMeant {
  readonly kind: 'deed';
  readonly attempt: Attempt;
  readonly deed: Deed;
  /** Words of further deeds, which are for a later turn. */
  readonly rest?: string;
}
export type AsideSaid = Aside & { readonly text: string };
/** What a player's own words come to: something that can be done, or words only. */
export type Understood = DeedMeant | AsideSaid;

const MOST_READ = 2_000;
/** Long enough for a repeated request and for the press that follows the first one. */
const KEPT_MS = 5 * 60_000;

/** What was read, or why it was not: words that are blocked never reach a reader. */
type Heard = IntentReading | Extract<ActionVerdict, { kind: 'blocked' }>;

const said = (kind: Aside['kind'], text: string, options: readonly string[] = []): AsideSaid => ({
  kind,
  text,
  options,
});

/**
 * Reads a player's own words against the scene (design section 6, step 3). The same words at the same leaf are read once
 * by this process, so that a repeated request gets the same answer and costs no second call of a model.
 */
@Injectable()
export class OwnWords {
  private readonly read = new LRUCache<string, Promise<Heard>>({ max: MOST_READ, ttl: KEPT_MS });

  constructor(
    @Inject(INTENT_READER) private readonly reader: IntentReader,
    @Inject(ACTION_MODERATION) private readonly moderation: ActionModeration,
    private readonly seal: ReadingSeal,
  ) {}

  async understand({ action, reading: sealed }: Words, session: StartedSession): Promise<Understood> {
    const known = sealed === undefined ? null : this.seal.open(sealed, action, session);
    if (known) return this.judged(known, session);
    const heard = await this.heard(action, session);
    switch (heard.kind) {
      case 'reading':
        return this.judged(heard.attempt, session, heard.rest);
      case 'ask-back':
        return said('ask-back', heard.question, heard.options);
      case 'answer':
        return said('answer', heard.text);
      case 'blocked':
        return said('refusal', heard.answer);
    }
  }

  private judged(read: Attempt, session: StartedSession, rest?: string): Understood {
    const attempt = withAbleHelpers(read, session.holdings.companions);
    const judged = judgeAttempt(session, attempt);
    if ('impossible' in judged) return said('refusal', judged.impossible);
    return { kind: 'deed', attempt, deed: judged.deed, ...(rest === undefined ? {} : { rest }) };
  }

  private heard(text: string, session: StartedSession): Promise<Heard> {
    const { sessionId, turn, head } = session;
    const place = JSON.stringify([sessionId, turn, head, text]);
    const known = this.read.get(place);
    if (known) return known;
    const heard = this.hear(text, session);
    this.read.set(place, heard);
    return heard;
  }

  private async hear(text: string, session: StartedSession): Promise<Heard> {
    const verdict = await this.moderation.judge(text, session, AbortSignal.timeout(READ_WITHIN_MS));
    if (verdict.kind === 'blocked') return verdict;
    return readInTime(this.reader, { text, scene: sceneOf(session), userId: session.userId }, READ_WITHIN_MS);
  }
}
