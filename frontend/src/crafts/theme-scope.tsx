import { type ReactNode, useMemo } from 'react';
import { type Light } from '../drawing/light.js';
import { type Theme } from './theme.js';
import { ReadingContext, useReading } from './use-theme.js';

/** A part of the page in another theme, with the same light or another one. */
export const ThemeScope = ({
  theme,
  light,
  className,
  children,
}: {
  readonly theme: Theme;
  readonly light?: Light;
  readonly className: string;
  readonly children: ReactNode;
}) => {
  const around = useReading();
  const own = light ?? around.light;
  const reading = useMemo(() => ({ ...around, theme, light: own }), [around, theme, own]);
  return (
    <ReadingContext value={reading}>
      <div data-theme={theme.id} data-light={own} className={`in-hand ${className}`}>
        {children}
      </div>
    </ReadingContext>
  );
};
