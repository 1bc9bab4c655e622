import { type ReactNode, type RefObject, useRef } from 'react';
import { useEdges } from './use-edges.js';

interface ScrollPaneProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** For a pane that is read and not only operated: its name, by which the keyboard reaches it. */
  readonly label?: string;
  readonly scroller?: RefObject<HTMLDivElement | null>;
}

/** A pane that scrolls within itself. Where it has more than it shows, its edge fades, and at the foot a sign says so. */
export const ScrollPane = ({ children, className = '', label, scroller }: ScrollPaneProps) => {
  const own = useRef<HTMLDivElement>(null);
  const pane = scroller ?? own;
  useEdges(pane);
  const read = label === undefined ? {} : { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div className={`pane ${className}`}>
      <div ref={pane} className="pane-scroll" data-scrolls {...read}>
        <div className="pane-leaf">{children}</div>
      </div>
      <span className="pane-more" aria-hidden="true" />
    </div>
  );
};
