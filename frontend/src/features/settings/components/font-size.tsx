import { FONT_LEVELS, FONT_PIXELS, useFontLevel } from '../../preferences/index.js';

/** Five sizes of the story's text, each shown in its own size. */
export const FontSize = () => {
  const { level, setLevel } = useFontLevel();
  return (
    <fieldset>
      <legend className="small-caps text-act">Font size</legend>
      <div className="grid grid-cols-5 items-end">
        {FONT_LEVELS.map((name, i) => (
          <label key={name} className="segment font-size" style={{ fontSize: `${(FONT_PIXELS[i] ?? 18) / 16}rem` }}>
            <input
              type="radio"
              name="font-size"
              className="sr-only"
              checked={level === i + 1}
              onChange={() => setLevel(i + 1)}
              aria-label={name}
            />
            <span aria-hidden="true">A</span>
          </label>
        ))}
      </div>
      <p className="caption mt-1">{FONT_LEVELS[level - 1]}</p>
    </fieldset>
  );
};
