import { usePrompt } from '../use-prompt.js';

/** A card between other content, with a text and a button. `always`, or only while few actions are left. */
export const PromptCard = ({ always = false }: { readonly always?: boolean }) => {
  const prompted = usePrompt(false);
  if (prompted === null || (!always && prompted.alarm !== 'low')) return null;
  const {
    prompt: { title, words, act },
    onward,
  } = prompted;
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline">
      <p>
        <span className="caps text-act">{title}</span> <span className="caption">{words}</span>
      </p>
      <button type="button" className="text-button" onClick={onward}>
        {act}
      </button>
    </div>
  );
};
