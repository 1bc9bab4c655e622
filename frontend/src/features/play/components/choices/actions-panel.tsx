import { ChoiceList } from './choice-list.js';
import { FreeAction } from './free-action.js';
import { SaveNotice } from './save-notice.js';

/** Choices, the reader's own words, and Save. */
export const ActionsPanel = ({ stacked = false }: { readonly stacked?: boolean }) => (
  <section aria-label="Actions" className="actions">
    <ChoiceList stacked={stacked} />
    <FreeAction />
    <SaveNotice />
  </section>
);
