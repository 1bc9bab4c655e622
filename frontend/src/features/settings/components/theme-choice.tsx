import { themeBeside, THEME_NAMES } from '../../../crafts/theme-names.js';
import { useTheme } from '../../../crafts/use-theme.js';
import { useChosenTheme } from '../../../crafts/theme-choice.js';

/** Theme previous and next (specification section 2); without a choice the theme is that of the open saga's people. */
export const ThemeChoice = () => {
  const { id } = useTheme();
  const { chosen, choose } = useChosenTheme();
  const shown = chosen ?? id;
  return (
    <section aria-labelledby="theme-choice">
      <h3 id="theme-choice" className="small-caps text-act">
        Theme
      </h3>
      <div className="flex items-center justify-between gap-3">
        <button
          type="button"
          className="button"
          aria-label="Previous theme"
          onClick={() => choose(themeBeside(shown, -1))}
        >
          ‹
        </button>
        <p className="display text-2xl" role="status">
          {THEME_NAMES[shown]}
        </p>
        <button type="button" className="button" aria-label="Next theme" onClick={() => choose(themeBeside(shown, 1))}>
          ›
        </button>
      </div>
      <p className="caption mt-1">
        {chosen === null ? (
          'Follows the saga that is open.'
        ) : (
          <button type="button" className="text-button text-note" onClick={() => choose(null)}>
            Follow the saga that is open
          </button>
        )}
      </p>
    </section>
  );
};
