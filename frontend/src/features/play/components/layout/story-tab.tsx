import { AfterFirstPaint } from '../../../../components/after-first-paint.js';
import { ChoiceList } from '../../../choices/index.js';
import { StoryPanel } from '../../../story/index.js';
import { RotatePhonePrompt } from '../rotate-phone-prompt.js';

/** The story tab of a phone, with a short list of the choices under the story. */
export const StoryTab = () => (
  <>
    <RotatePhonePrompt />
    <StoryPanel />
    <AfterFirstPaint>
      <ChoiceList short />
    </AfterFirstPaint>
  </>
);
