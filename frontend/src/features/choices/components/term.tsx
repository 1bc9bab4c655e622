/** 'Tests Charisma': one fact of what may be done. */
export const Term = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <span>
    <i className="text-faded">{name}</i> {children}
  </span>
);
