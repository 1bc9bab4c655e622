import { type ReactNode, useMemo } from 'react';
import { type Theme } from './theme.js';
import { ReadingContext, useReading } from './use-theme.js';

/** A part of the page in another theme, with the same light. */
export const ThemeScope = ({
  theme,
  className,
  children,
}: {
  readonly theme: Theme;
  readonly className: string;
  readonly children: ReactNode;
}) => {
  const around = useReading();
  const reading = useMemo(() => ({ ...around, theme }), [around, theme]);
  return (
    <ReadingContext value={reading}>
      <div data-theme={theme.id} data-light={around.light} className={`in-hand ${className}`}>
        {children}
      </div>
    </ReadingContext>
  );
};
