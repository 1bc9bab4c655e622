import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface Props {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly href?: string;
}

const textOfElement = ({ type, props }: ReactElement<Props>): string => {
  if (typeof type === 'function') return textOf((type as (given: Props) => ReactNode)(props));
  if (type === 'head' || props.className?.includes('html-only')) return '';
  const text = textOf(props.children);
  if (type === 'a') return `${text}:\n${props.href ?? ''}`;
  return type === 'p' ? `${text}\n\n` : text;
};

/** The same content as plain text: paragraphs, and links by their address. For components without hooks. */
const textOf = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map((part: ReactNode) => textOf(part)).join('');
  if (isValidElement<Props>(node)) return textOfElement(node);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
};

/** Both bodies of a mail, from one source. */
export const renderLetter = (letter: ReactElement): { readonly html: string; readonly text: string } => ({
  html: `<!doctype html>${renderToStaticMarkup(letter)}`,
  text: `${textOf(letter).trim()}\n`,
});
