import { type CSSProperties, type ReactNode } from 'react';

/** Day's colours of the book (docs/look.md). */
const INK = '#2e2722';
const PAPER = '#f6f0e2';
const FAINT = '#64574a';
const RED = '#9c2a1c';

/** Mail programs that know dark mode take these; others keep the colours of the attributes. */
const BY_NIGHT = [
  '@media (prefers-color-scheme: dark) {',
  'body, .leaf { background: #1d1914 !important; color: #e9dfcb !important; }',
  '.faint { color: #b3a489 !important; }',
  '.act { background: #e0b27a !important; color: #1d1914 !important; }',
  '}',
].join(' ');

const BODY: CSSProperties = { margin: 0, padding: 0, background: PAPER, color: INK };
const LEAF: CSSProperties = {
  maxWidth: '34em',
  margin: '0 auto',
  padding: '32px 24px',
  background: PAPER,
  color: INK,
  font: "18px/1.55 Georgia, 'Times New Roman', serif",
};
const NAME: CSSProperties = { margin: '0 0 28px', fontSize: '15px', letterSpacing: '0.08em' };
const ACTION: CSSProperties = {
  display: 'inline-block',
  padding: '12px 22px',
  background: RED,
  color: '#fffaf0',
  textDecoration: 'none',
};
const FAINT_TEXT: CSSProperties = { color: FAINT, fontSize: '15px' };
const ADDRESS: CSSProperties = { ...FAINT_TEXT, overflowWrap: 'anywhere', wordBreak: 'break-all' };

/** A mail of the game: one leaf without pictures, readable by day and by night. */
export const Letter = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{BY_NIGHT}</style>
    </head>
    <body style={BODY}>
      <div className="leaf" style={LEAF}>
        <p style={NAME}>Steppes &amp; Seas</p>
        {children}
      </div>
    </body>
  </html>
);

/** The one thing to do; its address stands below for those whose mail program opens no links. */
export const Action = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <>
    <p>
      <a className="act" style={ACTION} href={href}>
        {children}
      </a>
    </p>
    <p className="faint html-only" style={ADDRESS}>
      {href}
    </p>
  </>
);

export const Aside = ({ children }: { readonly children: ReactNode }) => (
  <p className="faint" style={FAINT_TEXT}>
    {children}
  </p>
);
