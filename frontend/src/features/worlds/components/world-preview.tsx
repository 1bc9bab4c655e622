import { type FactionContent } from '#game/model/content/faction-content.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { type FactionId } from '#game/model/world.js';
import { type ReactNode, useEffect } from 'react';
import { ThemeScope } from '../../../crafts/theme-scope.js';
import { type Theme } from '../../../crafts/theme.js';
import { loadPeople } from '../../../crafts/use-people.js';
import { useThemeOf } from '../../../crafts/use-theme-of.js';
import { PreviewChart } from './preview-chart.js';
import { ignored } from '../../../lib/ignored.js';

interface PreviewListProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly numeral?: (n: number) => ReactNode;
}

const PreviewList = ({ title, lines, numeral }: PreviewListProps) => (
  <div className="min-w-0">
    <h3 className="small-caps text-act">{title}</h3>
    <ul>
      {lines.map((line, i) => (
        <li key={line} className="flex border-b border-hairline py-0.5 leading-snug">
          {numeral !== undefined && (
            <span className="choice-number" aria-hidden="true">
              {numeral(i + 1)}
            </span>
          )}
          {line}
        </li>
      ))}
    </ul>
  </div>
);

const Preview = ({
  theme,
  content: { id, name, era, environment, description, traits, nameExamples },
}: {
  readonly theme: Theme;
  readonly content: FactionContent;
}) => (
  <ThemeScope theme={theme} className="world-preview page">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="display text-5xl text-act">{name}</h2>
      <p className="caption text-xl">{era}</p>
    </div>
    <theme.Band />
    <p className="opening mt-3 text-lead leading-[1.42]">{description}</p>
    <p className="caption mt-1 text-lead">{environment}</p>
    <div className="mt-3 grid grid-cols-[1.5fr_1fr] gap-x-8">
      <PreviewList title="Core traits" lines={traits} numeral={theme.numeral} />
      <PreviewList title="Names" lines={nameExamples.slice(0, 4)} />
    </div>
    <PreviewChart faction={id} label={`A country of the ${name}`} />
  </ThemeScope>
);

/** Setting, core traits, up to four names and a small chart, in this people's theme. */
export const WorldPreview = ({ faction }: { readonly faction: FactionId }) => {
  const read = useThemeOf(faction);
  // Preloads the portraits of the next page.
  useEffect(() => void loadPeople(faction).catch(ignored.madeUpFor), [faction]);
  return read === null ? null : <Preview key={read.whose} theme={read.theme} content={FACTION_CONTENT[read.whose]} />;
};
