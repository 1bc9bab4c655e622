import { SkipLink } from '../../../../components/skip-link.js';
import { TabList } from '../../../../components/tab-list.js';
import { capitalised } from '../../../../lib/words.js';
import { TokensLeft } from '../../../tokens/index.js';
import { LazyGameMenu } from '../lazy-game-menu.js';

const LEAVES = ['actions', 'character', 'map'] as const;
export type SideLeaf = (typeof LEAVES)[number];
const TABS = LEAVES.map((name) => ({ name, label: capitalised(name) }));

/** The rail of a phone on its side: the tabs, the actions left, and the menu, under one thumb. */
interface SideRailProps {
  /** The `set` of the panels. */
  readonly set: string;
  readonly shown: SideLeaf;
  readonly onShow: (leaf: SideLeaf) => void;
}

export const SideRail = ({ set, shown, onShow }: SideRailProps) => (
  <header className="side-rail">
    <SkipLink to="choices" onSkip={() => onShow('actions')}>
      Skip to the choices
    </SkipLink>
    <nav aria-label="Leaves">
      <TabList
        set={set}
        label="Leaves"
        tabs={TABS}
        shown={shown}
        onShow={onShow}
        isManual
        isVertical
        tabClassName="side-tab"
      />
    </nav>
    <div className="side-foot">
      <TokensLeft />
      <LazyGameMenu />
    </div>
  </header>
);
