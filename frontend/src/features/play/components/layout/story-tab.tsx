import { ChoiceList } from '../../../choices/index.js';
import { StoryPanel } from '../../../story/index.js';
import { RotatePhonePrompt } from '../rotate-phone-prompt.js';

/** On a phone the contents of the next leaf stand under the story, in short. */
export const StoryTab = () => (
  <>
    <RotatePhonePrompt />
    <StoryPanel />
    <ChoiceList short />
  </>
);
