import { ChoiceList } from '../../../choices/components/choice-list.js';
import { StoryPanel } from '../../../story/components/story-panel.js';
import { RotatePhonePrompt } from '../rotate-phone-prompt.js';

/** On a phone the contents of the next leaf stand under the story, in short. */
export const StoryTab = () => (
  <>
    <RotatePhonePrompt />
    <StoryPanel />
    <ChoiceList short />
  </>
);
