import { type GutterProps } from '../theme.js';
import { kanjiOf } from './count.js';
import { Column } from './kanji.js';
import { TITLE } from './phrases.js';
import { Seal } from './seal.js';

const Letters = ({ text, size }: { readonly text: string; readonly size: number }) => {
  const height = text.length * size * 1.12;
  return (
    <svg viewBox={`0 0 ${size} ${height}`} style={{ height }} className="gutter-letters">
      <Column text={text} x={0} y={0} size={size} />
    </svg>
  );
};

/** In the fold, as in Japanese books: title, fish tail, number of the leaf, and seal. */
export const Gutter = ({ leaf }: GutterProps) => (
  <div className="samurai-gutter" aria-hidden="true">
    <Letters text={TITLE} size={26} />
    <svg viewBox="0 0 26 24" className="gutter-tail">
      <path d="M1 0h24v15q-6 0-12 8.500Q7 15 1 15z" />
    </svg>
    <i className="gutter-fold" />
    <Letters text={`第${kanjiOf(leaf)}丁`} size={26} />
    <svg viewBox="0 0 40 40" className="gutter-seal">
      <Seal />
    </svg>
  </div>
);
