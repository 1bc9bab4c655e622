import { actionInWords } from '../../session/index.js';

/** The action that was taken or is being judged. */
export const YourAction = ({ action, className }: { readonly action: string; readonly className?: string }) => (
  <p className={className}>
    <span className="small-caps text-act">Your Action:</span> <i>{actionInWords(action)}</i>
  </p>
);
