import { type StoryEntry } from '#contracts/session/views.js';
import { Doubt } from './doubt.js';
import { type Asked } from './asked.js';
import { Retelling } from './retelling.js';

interface LeafReviewProps {
  readonly entry: StoryEntry;
  readonly asked: Asked;
  readonly close: () => void;
  /** Called when a retelling has come to its end, with or without new words. */
  readonly settled: () => void;
}

export const LeafReview = ({ entry, asked, close, settled }: LeafReviewProps) =>
  asked === 'retell' ? <Retelling entry={entry} settled={settled} /> : <Doubt entry={entry} close={close} />;
