import { DISTURBED, GIVEN_UP, SCENES } from '#contracts/content/common/voice.js';
import { frameOf } from '#contracts/content/tables.js';
import { type Voice } from '#contracts/content/voice.js';
import { type TurnFacts } from './turn-facts.js';
import { type ChooseLine } from './choose-line.js';
import { said, type Sentence, spare } from './sentence.js';

/** A look round where nothing is in the way. */
export const sceneLine = ({ city, cell: { terrain } }: TurnFacts, voice: Voice, choose: ChooseLine): string => {
  if (city !== null) return choose('scene', voice.streets);
  const own = terrain === 'ocean' ? (voice.seaScenes ?? []) : voice.scenes;
  return choose('scene', [...SCENES[terrain], ...own]);
};

const standing = (facts: TurnFacts, choose: ChooseLine): readonly Sentence[] => {
  const frame = frameOf(facts.frame);
  if (!frame) return [];
  if (facts.frame === facts.frameBefore) return [said(frame.still)];
  const disturbed = facts.deed !== null && facts.deed.kind !== 'move';
  return [...(disturbed ? [said(choose('disturbed', DISTURBED))] : []), said(choose('opening', frame.openings))];
};

/** What stands before the player now. */
export const placeLines = (facts: TurnFacts, voice: Voice, choose: ChooseLine): readonly Sentence[] => {
  if (facts.frame !== null) return standing(facts, choose);
  if (facts.frameBefore !== null && !facts.success) return [said(choose('given-up', GIVEN_UP))];
  const arrived = facts.deed === null || facts.deed.kind === 'move';
  return arrived ? [spare(sceneLine(facts, voice, choose))] : [];
};
