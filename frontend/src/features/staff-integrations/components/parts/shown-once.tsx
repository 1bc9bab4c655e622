import { CopyButton } from './copy-button.js';
import { Slip } from './slip.js';

/** A secret that the server does not show again. */
export interface Once {
  readonly title: string;
  readonly words: string;
  /** 'the secret' */
  readonly what: string;
  readonly text: string;
}

/** The secret itself, within a dialog. */
export const OnceText = ({ once, onClose }: { readonly once: Once; readonly onClose: () => void }) => (
  <>
    <p className="lining mt-4 text-lead wrap-anywhere select-all">{once.text}</p>
    <CopyButton text={once.text} what={once.what} />
    <p className="mt-4">
      <button type="button" className="button button-act" onClick={onClose}>
        It is written down
      </button>
    </p>
  </>
);

/** The secret in a dialog of its own. */
export const ShownOnce = ({ once, onClose }: { readonly once: Once; readonly onClose: () => void }) => (
  <Slip title={once.title} words={once.words} isHeld onClose={onClose}>
    <OnceText once={once} onClose={onClose} />
  </Slip>
);
