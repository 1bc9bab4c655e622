import { pass } from '../api/second-factor.js';
import { CodeForm } from './code-form.js';
import { StaffLeaf } from './staff-leaf.js';

/** Asks staff for their second factor, where it was not given or too long ago. */
export const CodePage = ({ onDone }: { readonly onDone: () => void }) => (
  <StaffLeaf title="The second key" lead="Type the code of your authenticator. It opens these pages for twelve hours.">
    <CodeForm
      label="Code"
      action="Open"
      hint="Six digits, or one of your recovery codes."
      send={pass}
      onDone={onDone}
    />
  </StaffLeaf>
);
