export type BlockReason = 'minors' | 'sexual' | 'hate' | 'self-harm' | 'instructions';

/** Why a text is not played. */
export interface Block {
  readonly reason: BlockReason;
  readonly by: 'provider' | 'words';
  /** The provider's category, or the word's; never the player's own words. */
  readonly category: string;
}
