import { RunningHead } from '../../../../components/frame/running-head.js';
import { useArrival } from '../../../../lib/use-arrival.js';
import { ordinal } from '../../../../lib/words.js';
import { useOpenSettings } from '../../../settings/open-settings.js';
import { useMapToggle } from '../../../settings/settings.js';
import { useMedia } from '../../../../lib/use-media.js';
import { PromptBanner } from '../../../plans/components/prompt-banner.js';
import { TokensLeft } from '../../../tokens/components/tokens-left.js';
import { leafOf } from '../../domain/leaves.js';
import { usePlay } from '../../play-context.js';
import { Fullscreen } from './fullscreen.js';

/** The running head of the game: whose saga, which leaf, and how many actions are left. */
export const PlayHead = () => {
  const { character, latest } = usePlay();
  const { mapOpen, setMapOpen } = useMapToggle();
  const openSettings = useOpenSettings();
  const wide = useMedia('(min-width: 1200px)');
  const saga = `The Saga of ${character.name}`;
  const heading = useArrival<HTMLHeadingElement>(saga);
  return (
    <>
      <RunningHead
        heading={
          <h1 ref={heading} tabIndex={-1} className="sr-only">
            {saga}
          </h1>
        }
        middle={`${saga}, the ${ordinal(leafOf(latest))} leaf`}
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
        <Fullscreen />
      </RunningHead>
      <PromptBanner />
    </>
  );
};
