import { type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textOf } from './text-of.js';

/** Both bodies of a mail, from one source. */
export const renderLetter = (letter: ReactElement): { readonly html: string; readonly text: string } => ({
  html: `<!doctype html>${renderToStaticMarkup(letter)}`,
  text: `${textOf(letter).trim()}\n`,
});
