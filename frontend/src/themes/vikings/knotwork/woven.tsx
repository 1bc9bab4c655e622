import { useMemo } from 'react';
import { type Line, pathOf } from './line.js';
import { weave } from './weave.js';

/** The body of a piece is this much longer than its edges, so that they leave no line across it. */
const LAP = 0.6;

interface WovenProps {
  readonly lines: readonly Line[];
  /** Of each line, in turn. */
  readonly colours: readonly string[];
  readonly width: number;
  readonly edge?: number;
  /** Cuts across the strands, as of a knife. */
  readonly cuts?: boolean;
}

const Piece = ({ d, body = d, colour, width, edge, cuts }: { readonly d: string; readonly body?: string; readonly colour: string; readonly width: number; readonly edge: number; readonly cuts: boolean }) => (
  <>
    <path d={d} stroke="var(--strand-edge)" strokeWidth={width + edge * 2} />
    <path d={body} stroke={colour} strokeWidth={width} />
    {cuts && <path d={d} stroke="var(--strand-edge)" strokeWidth={width} strokeDasharray="0.5 1.900" className="strand-cuts" />}
  </>
);

/** Strands that go over and under one another by turns. */
export const Woven = ({ lines, colours, width, edge = 0.8, cuts = false }: WovenProps) => {
  const over = useMemo(
    () => weave(lines, width * 1.15 + edge).flatMap(({ line, from, to }) => lines.slice(line, line + 1).map((own) => ({ line, d: pathOf(own, from, to), body: pathOf(own, from - LAP, to + LAP) }))),
    [lines, width, edge],
  );
  const colourOf = (line: number): string => colours[line % colours.length] ?? 'none';
  return (
    <g fill="none" strokeLinejoin="round">
      {lines.map((line, i) => (
        <Piece key={i} d={pathOf(line) + (line.closed ? 'z' : '')} colour={colourOf(i)} width={width} edge={edge} cuts={cuts} />
      ))}
      {over.map(({ line, d, body }) => (
        <Piece key={d} d={d} body={body} colour={colourOf(line)} width={width} edge={edge} cuts={cuts} />
      ))}
    </g>
  );
};
