import { SkipLink } from '../../../../components/skip-link.js';
import { useTheme } from '../../../../crafts/use-theme.js';
import { PageHeader } from '../../../../components/frame/page-header.js';
import { usePageArrival } from '../../../../lib/use-page-arrival.js';
import { ordinal } from '../../../../lib/words.js';
import { useOpenSettings } from '../../open-settings-context.js';
import { useMapToggle } from '../../../preferences/index.js';
import { useMedia } from '../../../../lib/use-media.js';
import { PromptBanner } from '../../../prompts/index.js';
import { TokensLeft } from '../../../tokens/index.js';
import { leafOf, useSession } from '../../../session/index.js';
import { FullscreenButton } from '../fullscreen-button.js';

/** The header of the game: the hero's name, the number of the leaf, and the actions left. */
export const PlayHead = () => {
  const { character, latest } = useSession();
  const { mapOpen, setMapOpen } = useMapToggle();
  const openSettings = useOpenSettings();
  const wide = useMedia('(min-width: 1200px)');
  const { words } = useTheme();
  const saga = `The Saga of ${character.name}`;
  const heading = usePageArrival<HTMLHeadingElement>(saga);
  return (
    <>
      <PageHeader
        heading={
          <>
            <h1 ref={heading} tabIndex={-1} className="sr-only">
              {saga}
            </h1>
            <SkipLink to="choices">Skip to the choices</SkipLink>
          </>
        }
        middle={`${words.saga(character.name)}, the ${ordinal(leafOf(latest))} leaf`}
      >
        <TokensLeft />
        {wide && (
          <button type="button" className="text-button" onClick={() => setMapOpen(!mapOpen)}>
            {mapOpen ? 'Close the chart' : 'Open the chart'}
          </button>
        )}
        <button type="button" className="text-button" onClick={openSettings}>
          Settings
        </button>
        <FullscreenButton />
      </PageHeader>
      <PromptBanner />
    </>
  );
};
