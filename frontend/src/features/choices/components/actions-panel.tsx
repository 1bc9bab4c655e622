import { PromptCard } from '../../prompts/index.js';
import { ChoiceList } from './choice-list.js';
import { FreeAction } from './free-action.js';

/** Choices, the field for free actions, and Save. */
export const ActionsPanel = () => (
  <section aria-label="Actions" className="actions">
    <ChoiceList />
    <FreeAction />
    <PromptCard />
  </section>
);
