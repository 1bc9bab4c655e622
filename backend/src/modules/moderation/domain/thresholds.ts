import { type Block, type BlockReason } from './block.js';

/**
 * By category of the provider: from which score on a text is blocked. Categories that are absent are allowed: this is a
 * game of war, in which people are robbed, threatened, insulted and killed.
 */
const THRESHOLDS: Readonly<Record<string, readonly [reason: BlockReason, from: number]>> = {
  'sexual/minors': ['minors', 0.2],
  'self-harm/instructions': ['self-harm', 0.4],
  'self-harm/intent': ['self-harm', 0.6],
  'self-harm': ['self-harm', 0.85],
  sexual: ['sexual', 0.6],
  hate: ['hate', 0.6],
  'hate/threatening': ['hate', 0.85],
  'illicit/violent': ['instructions', 0.95],
};

/** The first reason, in the order of the table; null: the text may be played. */
export const blockByScores = (scores: Readonly<Record<string, number>>): Block | null => {
  const [found] = Object.entries(THRESHOLDS).filter(([category, [, from]]) => (scores[category] ?? 0) >= from);
  return found ? { reason: found[1][0], by: 'provider', category: found[0] } : null;
};
