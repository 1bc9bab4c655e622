import { createContext, type ReactNode } from 'react';

export interface HintProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** Null where hints are not shown. */
export const HintContext = createContext<((hint: HintProps) => ReactNode) | null>(null);
