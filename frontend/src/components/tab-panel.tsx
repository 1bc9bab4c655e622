import { type ReactNode } from 'react';

/** Ids that join a tab and its panel. */
export const tabIds = (set: string, name: string) => ({ id: `${set}-tab-${name}`, 'aria-controls': `${set}-${name}` });

interface TabPanelProps {
  /** The `set` of `tabIds`. */
  readonly set: string;
  readonly name: string;
  readonly shown: boolean;
  /** Keeps the contents while it is hidden. */
  readonly kept?: boolean;
  /** The keyboard reaches the panel itself, to scroll it. */
  readonly reached?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The panel of a tab (`TabList`). */
export const TabPanel = ({ set, name, shown, kept = false, reached = false, className, children }: TabPanelProps) => (
  <div
    role="tabpanel"
    id={`${set}-${name}`}
    aria-labelledby={`${set}-tab-${name}`}
    tabIndex={reached ? 0 : -1}
    hidden={!shown}
    className={className}
  >
    {(shown || kept) && children}
  </div>
);
