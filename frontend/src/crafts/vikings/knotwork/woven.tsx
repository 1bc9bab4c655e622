import { type Line, pathOf, pieceOf } from './line.js';
import { weave } from './weave.js';

/** Draws the edges of a strand, and its body over them. */
interface Piece {
  readonly line: number;
  readonly edges: string;
  readonly body: string;
}
/** Strands of one width, cut to pieces from the lowest to the uppermost. */
export interface Knot {
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly edge: number;
}
interface WovenProps {
  readonly knot: Knot;
  /** The colours of the strands, in order. */
  readonly colours: readonly string[];
  /** Whether knife cuts cross the strands. */
  readonly cuts?: boolean;
}

/** The body of a piece is this much longer than its edges, so that the edges leave no line across it. */
const LAP = 0.6;

/** Lines as woven strands. Computed once, drawn often. */
export const knotOf = (lines: readonly Line[], width: number, edge = 0.8): Knot => {
  const whole = lines.map((line, n): Piece => ({ line: n, edges: pathOf(line), body: pathOf(line) }));
  const over = weave(lines, width * 1.15 + edge).flatMap(({ line, from, to }): Piece[] =>
    lines
      .slice(line, line + 1)
      .map((own) => ({ line, edges: pieceOf(own, from, to), body: pieceOf(own, from - LAP, to + LAP) })),
  );
  return { pieces: [...whole, ...over], width, edge };
};

export const Woven = ({ knot: { pieces, width, edge }, colours, cuts = false }: WovenProps) => (
  <g fill="none" strokeLinejoin="round">
    {pieces.map(({ line, edges, body }) => (
      <g key={edges}>
        <path d={edges} stroke="var(--strand-edge)" strokeWidth={width + edge * 2} />
        <path d={body} stroke={colours[line % colours.length]} strokeWidth={width} />
        {cuts && (
          <path
            d={edges}
            stroke="var(--strand-edge)"
            strokeWidth={width}
            strokeDasharray="0.5 1.900"
            className="strand-cuts"
          />
        )}
      </g>
    ))}
  </g>
);
