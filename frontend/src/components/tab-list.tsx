import { type KeyboardEvent, type ReactNode } from 'react';
import { tabIds } from './tab-panel.js';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: ReactNode;
}
interface TabListProps<Name extends string> {
  /** The `set` of the panels (`TabPanel`). */
  readonly set: string;
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly shown: Name;
  readonly onShow: (name: Name) => void;
  readonly isVertical?: boolean;
  /** Arrow keys only move the focus, because a panel is slow to show. */
  readonly isManual?: boolean;
  readonly className?: string;
  readonly tabClassName?: string;
}

/** How far a key moves along the tabs, round the ends; to the first or last tab if it is no step. */
const moveOf = (key: string, isVertical: boolean): 1 | -1 | 'first' | 'last' | null => {
  switch (key) {
    case isVertical ? 'ArrowDown' : 'ArrowRight':
      return 1;
    case isVertical ? 'ArrowUp' : 'ArrowLeft':
      return -1;
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
};

const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

/** The tabs of the ARIA pattern: one stop of the Tab key, and arrow keys. Radix's weigh more than the rest of a page's frame. */
export const TabList = <Name extends string>({ set, label, tabs, shown, onShow, ...props }: TabListProps<Name>) => {
  const { isVertical = false, isManual = false, className, tabClassName } = props;
  const show = (name: Name): void => {
    if (name !== shown) onShow(name);
  };
  const steer = (event: KeyboardEvent, from: number): void => {
    const move = hasModifier(event) ? null : moveOf(event.key, isVertical);
    if (move === null) return;
    const next = tabs.at(move === 'first' ? 0 : move === 'last' ? -1 : (from + move) % tabs.length);
    event.preventDefault();
    if (!next) return;
    document.getElementById(tabIds(set, next.name).id)?.focus();
    if (!isManual) show(next.name);
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      className={className}
    >
      {tabs.map(({ name, label: text }, n) => (
        <button
          key={name}
          type="button"
          role="tab"
          {...tabIds(set, name)}
          aria-selected={name === shown}
          data-state={name === shown ? 'active' : 'inactive'}
          tabIndex={name === shown ? 0 : -1}
          className={tabClassName}
          onMouseDown={({ button, ctrlKey }) => button === 0 && !ctrlKey && show(name)}
          onClick={() => show(name)}
          onKeyDown={(event) => steer(event, n)}
        >
          {text}
        </button>
      ))}
    </div>
  );
};
