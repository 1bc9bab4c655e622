import { useNumberKeysOn } from '../../preferences/index.js';

/** Whether the number keys choose. */
export const KeysChoice = () => {
  const { on, setOn } = useNumberKeysOn();
  return (
    <fieldset>
      <legend className="small-caps text-act">Keys</legend>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-act"
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
        />
        <span className="lining">1 to 9 open a choice; pressed again, they act</span>
      </label>
    </fieldset>
  );
};
