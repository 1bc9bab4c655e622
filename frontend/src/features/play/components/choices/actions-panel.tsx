import { ChoiceList } from './choice-list.js';
import { FreeAction } from './free-action.js';
import { SaveNotice } from './save-notice.js';

/** Choices, the reader's own words, and Save. */
export const ActionsPanel = () => (
  <section aria-label="Actions" className="actions">
    <ChoiceList />
    <FreeAction />
    <SaveNotice />
  </section>
);
