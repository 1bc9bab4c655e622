import { storedValue } from '../../../lib/stored-value.js';
import { useMedia } from '../../../lib/use-media.js';
import { useStoredValue } from '../../../lib/use-stored-value.js';

const answered = storedValue('portrait_prompt');
const UPRIGHT = '(orientation: portrait) and (max-width: 768px) and (pointer: coarse)';

/** Shown on a phone in portrait until the player has answered it once. */
export const RotatePhonePrompt = () => {
  const upright = useMedia(UPRIGHT);
  const isAnswered = useStoredValue(answered) !== null;
  if (!upright || isAnswered) return null;
  return (
    <section className="page portrait-prompt" aria-labelledby="portrait-prompt">
      <p>
        <span id="portrait-prompt" className="caps text-lead text-act">
          Better Experience Awaits!
        </span>{' '}
        <span className="caption">Turn the phone on its side, and story and choices lie open together.</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-5">
        <button type="button" className="text-button" onClick={() => answered.set('portrait')}>
          Continue Portrait
        </button>
        <button type="button" className="text-button text-act" onClick={() => answered.set('rotate')}>
          I'll Rotate
        </button>
      </p>
    </section>
  );
};
