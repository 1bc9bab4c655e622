export { PromptBanner } from './components/prompt-banner.js';
export { PromptCard } from './components/prompt-card.js';
export { LazyPromptModal } from './components/lazy-prompt-modal.js';
