export { ActionStatus } from './components/action-status.js';
export { Entry } from './components/entry.js';
export { MoreLeaves } from './components/more-leaves.js';
export { PlainText } from './components/plain-text.js';
export { RewindButton } from './components/rewind-button.js';
export { StoryAnnouncer } from './components/story-announcer.js';
export { StoryPanel } from './components/story-panel.js';
export { WaitingStory } from './waiting-story.js';
