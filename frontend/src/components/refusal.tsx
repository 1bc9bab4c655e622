/** Why a form was refused. It stays in the form when its notice has gone; the notice is what screen readers announce. */
export const Refusal = ({ words }: { readonly words: string | null }) =>
  words === null ? null : <p className="text-note text-act">{words}</p>;
