import { usePrompt } from '../use-prompt.js';

/** A banner across the page, shown while no action is left. */
export const PromptBanner = () => {
  const prompted = usePrompt();
  if (prompted?.alarm !== 'out') return null;
  const {
    prompt: { title, act },
    onward,
  } = prompted;
  return (
    <div className="prompt-banner" role="status">
      <p>
        <span className="caps text-act">{title}</span>
      </p>
      <button type="button" className="text-button" onClick={onward}>
        {act}
      </button>
    </div>
  );
};
