import { type ReactNode } from 'react';

interface PreviewListProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly numeral?: (n: number) => ReactNode;
}

export const PreviewList = ({ title, lines, numeral }: PreviewListProps) => (
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
