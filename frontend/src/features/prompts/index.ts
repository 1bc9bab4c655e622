export { PromptBanner } from './components/prompt-banner.js';
export { PromptCard } from './components/prompt-card.js';
export { PromptModal } from './components/prompt-modal.js';
