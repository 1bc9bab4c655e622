import { type FactionContent } from '#contracts/content/faction-content.js';
import { useTheme } from '../../../themes/use-theme.js';
import { PreviewChart } from './preview-chart.js';

const Names = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <div className="min-w-0">
    <h3 className="small-caps text-act">{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line} className="border-b border-hairline py-0.5 leading-snug">
          {line}
        </li>
      ))}
    </ul>
  </div>
);

/** Setting, core traits, up to four names, and a small chart. */
export const WorldPreview = ({ content: { id, name, era, environment, description, traits, nameExamples } }: { readonly content: FactionContent }) => {
  const { Band } = useTheme();
  return (
    <div className="page pt-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="display text-5xl text-act">{name}</h2>
        <p className="caption text-xl">{era}</p>
      </div>
      <Band />
      <p className="opening mt-3 text-lead leading-[1.42]">{description}</p>
      <p className="caption mt-2 text-lead">{environment}</p>
      <div className="mt-4 grid grid-cols-[1.5fr_1fr] gap-x-8">
        <Names title="Core traits" lines={traits} />
        <Names title="Names" lines={nameExamples.slice(0, 4)} />
      </div>
      <PreviewChart faction={id} />
    </div>
  );
};
