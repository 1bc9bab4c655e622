import { SkipLink } from '../../../../components/skip-link.js';
import { Logo } from '../../../../components/frame/logo.js';
import { usePageArrival } from '../../../../lib/use-page-arrival.js';
import { useTheme } from '../../../../crafts/use-theme.js';
import { PromptBanner } from '../../../prompts/index.js';
import { TokensLeft } from '../../../tokens/index.js';
import { useSession } from '../../../session/index.js';
import { type PlayTab, usePlayTab } from '../../use-play-tab.js';
import { OathGlance } from '../../../saga/index.js';
import { LazyGameMenu } from '../lazy-game-menu.js';
import { HeroLine } from './hero-line.js';

interface PhoneHeadProps {
  readonly tab: PlayTab;
  /** Shows the choices. */
  readonly onSkip: () => void;
}

/** The header on a phone: tokens and menu; on the story tab also name and hit points. */
export const PhoneHead = ({ tab, onSkip }: PhoneHeadProps) => {
  const { character } = useSession();
  const { setTab } = usePlayTab();
  const { Band } = useTheme();
  const heading = usePageArrival<HTMLHeadingElement>(`The Saga of ${character.name}`);
  return (
    <header className="px-5">
      <SkipLink to="choices" onSkip={onSkip}>
        Skip to the choices
      </SkipLink>
      <div className="phone-top flex min-h-13 items-center justify-between head-rule head-rule-thin gap-x-3">
        <Logo />
        <TokensLeft />
        <LazyGameMenu />
      </div>
      <PromptBanner />
      <HeroLine
        heading={heading}
        className={tab === 'map' || tab === 'character' ? 'sr-only' : 'flex items-center gap-3 pt-2.5'}
      />
      {(tab === 'story' || tab === 'actions') && (
        <>
          <OathGlance onOpen={() => setTab('character')} />
          <div className="phone-band">
            <Band />
          </div>
        </>
      )}
    </header>
  );
};
