import { useId } from 'react';
import { useCollapsed } from '../use-collapsed.js';
import { CharacterFacts } from './character-facts.js';
import { CharacterTabs } from './character-tabs.js';

interface CharacterPanelProps {
  /** Portrait and tabs side by side, under the chart. */
  readonly wide?: boolean;
  /** Whether the chart is one of the tabs. */
  readonly withMap?: boolean;
  /** Whether the panel has its own tab on a phone, where it does not fold. */
  readonly whole?: boolean;
}

/** Portrait, hit points, difficulty, coins; Stats, Inventory and Party. It can be folded, and is open at first (specification section 2). */
export const CharacterPanel = ({ wide = false, withMap = false, whole = false }: CharacterPanelProps) => {
  const fold = useCollapsed();
  const open = whole || fold.open;
  const id = useId();
  return (
    <aside aria-label="Character" className={wide ? 'character-wide' : 'character-tall'}>
      <CharacterFacts fold={whole || fold.forced ? null : { open, controls: id, toggle: fold.toggle }} />
      <div id={id} hidden={!open} className="min-w-0">
        <CharacterTabs withMap={withMap} />
      </div>
    </aside>
  );
};
