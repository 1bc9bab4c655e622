import { isNotOpen, refusalOf } from '../domain/refusal.js';

/** Stays in the form when its notice has gone. The notice is what screen readers announce. */
export const Refusal = ({ error }: { readonly error: Error | null }) =>
  error !== null && isNotOpen(error) ? <p className="text-note text-act">{refusalOf(error, '')}</p> : null;
