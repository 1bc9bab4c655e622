import { Tabs } from 'radix-ui';
import { tabIds } from '../../../../components/tab-panel.js';
import { SkipLink } from '../../../../components/skip-link.js';
import { capitalised } from '../../../../lib/words.js';
import { TokensLeft } from '../../../tokens/index.js';
import { LazyGameMenu } from '../lazy-game-menu.js';

const LEAVES = ['actions', 'character', 'map'] as const;

/** The rail of a phone on its side: the tabs, the actions left, and the menu, under one thumb. */
interface SideRailProps {
  /** Of `tabIds`. */
  readonly set: string;
  readonly onSkip: () => void;
}

export const SideRail = ({ set, onSkip }: SideRailProps) => (
  <header className="side-rail">
    <SkipLink to="choices" onSkip={onSkip}>
      Skip to the choices
    </SkipLink>
    <nav aria-label="Leaves">
      <Tabs.List aria-label="Leaves">
        {LEAVES.map((name) => (
          <Tabs.Trigger key={name} value={name} {...tabIds(set, name)} className="side-tab">
            {capitalised(name)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </nav>
    <div className="side-foot">
      <TokensLeft />
      <LazyGameMenu />
    </div>
  </header>
);
