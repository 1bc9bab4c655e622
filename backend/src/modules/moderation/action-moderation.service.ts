import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type ActionModeration, type ActionVerdict } from '#backend/modules/session/action-moderation.port.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { MODERATION, type Moderation } from '#backend/platform/model/chat-model.port.js';
import { answerTo } from './domain/answers.js';
import { type Block } from './domain/block.js';
import { blockByScores } from './domain/thresholds.js';
import { blockByWords } from './domain/word-gate.js';
import { ModeratedActions } from './moderated-actions.js';

type Who = Parameters<ActionModeration['judge']>[1];
const REMEMBERED = 1_000;

/** Judges by the provider's moderation where there is one, else by words. */
@Injectable()
export class ActionModerationService implements ActionModeration {
  /** Verdicts by hash: the reading that is shown first and the act that follows it are judged once, and kept once. */
  private readonly judged = new LRUCache<string, ActionVerdict>({ max: REMEMBERED, ttl: 15 * 60_000 });

  constructor(
    @Inject(MODERATION) private readonly provider: Moderation,
    private readonly kept: ModeratedActions,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async judge(text: string, who: Who, signal: AbortSignal): Promise<ActionVerdict> {
    const hash = createHash('sha256').update(`${who.sessionId} ${text}`);
    const [n, id] = [hash.copy().digest().readUInt8(), hash.digest('base64')];
    const known = this.judged.get(id);
    if (known) return known;
    const block = await this.blockOf(text, signal);
    const verdict: ActionVerdict = block ? { kind: 'blocked', answer: answerTo(block.reason, n) } : { kind: 'fine' };
    this.judged.set(id, verdict);
    if (block) await this.keep(text, who, block);
    return verdict;
  }

  private async blockOf(text: string, signal: AbortSignal): Promise<Block | null> {
    const scores = await this.provider.scoresOf(text, signal).catch(() => null);
    return scores ? blockByScores(scores) : blockByWords(text);
  }

  /** Callers may pass whole sessions: only these fields may reach the log. */
  private async keep(text: string, { userId, sessionId }: Who, block: Block): Promise<void> {
    this.log.warn({ userId, sessionId, ...block }, 'an action was blocked');
    try {
      await this.kept.add({ userId, sessionId, text, block });
    } catch (error) {
      this.log.error({ error, userId, sessionId }, 'a blocked action could not be kept for review');
    }
  }
}
