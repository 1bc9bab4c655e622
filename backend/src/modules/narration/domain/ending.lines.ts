import { FALLEN } from '#contracts/content/common/voice.js';
import { type Voice } from '#contracts/content/voice.js';
import { type Ending } from '#contracts/session/shapes.js';
import { type ChooseLine } from './choose-line.js';
import { said, type Sentence } from './sentence.js';

/** The last lines. A fall says nothing but that it may be taken back; an end says 'Game Over' (specification section 2). */
export const endingLines = (ending: Ending | 'fallen', voice: Voice, choose: ChooseLine): readonly Sentence[] =>
  ending === 'fallen'
    ? [said(choose('fallen', FALLEN))]
    : [said(choose('ending', voice.endings[ending])), said(choose('closing', [voice.closing]))];
