import { type ReactNode } from 'react';

/** A heading in red capitals between two rules. */
export const RuleHeading = ({ id, children }: { readonly id?: string; readonly children: ReactNode }) => (
  <div className="flex items-center gap-5 sm:gap-10">
    <span className="h-px flex-1 bg-rule" />
    <h2 id={id} className="caps text-center text-2xl leading-[1.05] text-act">
      {children}
    </h2>
    <span className="h-px flex-1 bg-rule" />
  </div>
);
