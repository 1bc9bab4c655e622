import { useLayoutEffect } from 'react';
import { type Hex, type Palette } from './domain/colours.js';

const variables = ({ paper, ink, faded, act, primary, onPrimary, rule, isDark }: Palette): string =>
  `--paper:${paper};--leaf:${paper};--paper-grain:none;--ink:${ink};--faded:${faded};--act:${act};--act-deep:${act};` +
  `--on-act:${onPrimary};--primary:${primary};--rule:${rule};--hairline:${rule};--success:${act};--warning:${act};` +
  `color-scheme:${isDark ? 'dark' : 'light'};`;

/** Colours the page by a constructed style sheet, which is no part of the page (docs/adr/0015). */
export const usePageColours = (palette: Palette): void => {
  const css = `:root:has(.embed-page){${variables(palette)}}`;
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [css]);
};

/** The hex of a colour's CSS name, by the browser; null for no name. */
export const namedColour = (name: string): Hex | null => {
  const context = CSS.supports('color', name) ? document.createElement('canvas').getContext('2d') : null;
  if (context === null) return null;
  context.fillStyle = name;
  const { fillStyle } = context;
  return /^#[0-9a-f]{6}$/.test(fillStyle) ? (fillStyle as Hex) : null;
};
