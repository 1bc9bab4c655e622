import { ChoiceList } from '../choices/choice-list.js';
import { StoryPanel } from '../story/story-panel.js';
import { PortraitPrompt } from './portrait-prompt.js';

/** On a phone the contents of the next leaf stand under the story, in short. */
export const StoryTab = () => (
  <>
    <PortraitPrompt />
    <StoryPanel />
    <ChoiceList short />
  </>
);
