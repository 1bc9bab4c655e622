import { useId } from 'react';
import { OathBand, useOathFold } from '../../saga/index.js';
import { useCollapsed } from '../use-collapsed.js';
import { CharacterFacts } from './character-facts.js';
import { CharacterLeaf } from './character-leaf.js';

interface CharacterPanelProps {
  /** Portrait and tabs side by side, under the chart. */
  readonly wide?: boolean;
  /** Whether the chart is one of the tabs. */
  readonly withMap?: boolean;
  /** Whether the panel has its own tab on a phone, where it does not fold. */
  readonly whole?: boolean;
}

/**
 * Portrait, hit points, difficulty, coins; the oath; Stats, Inventory and Party. It can be folded, and is open at first
 * (specification section 2). The oath stays in sight, and unfolds over the place of the tabs.
 */
export const CharacterPanel = ({ wide = false, withMap = false, whole = false }: CharacterPanelProps) => {
  const collapsed = useCollapsed();
  const oath = useOathFold();
  const [tabsId, oathId] = [useId(), useId()];
  const folded = !whole && !collapsed.open;
  const mayFold = ![whole, collapsed.forced, oath.open].includes(true);
  const fold = mayFold ? { open: !folded, controls: tabsId, toggle: collapsed.toggle } : null;
  const band = <OathBand fold={oath} controls={oathId} />;
  return (
    <aside aria-label="Character" className={wide ? 'character-wide' : 'character-tall'}>
      {wide && band}
      <CharacterFacts fold={fold} />
      {!wide && band}
      <CharacterLeaf withMap={withMap} tabsId={tabsId} oathId={oathId} folded={folded} />
    </aside>
  );
};
