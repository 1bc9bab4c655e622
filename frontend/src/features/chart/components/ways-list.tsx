import { type MovementOption } from '#game/model/cell.js';
import { hexKey, sameHex, type Hex } from '#game/model/hex.js';
import { type FactionId } from '#game/model/world.js';
import { wayLength } from '../../../drawing/chart/live/words.js';
import { TerrainMark } from './terrain-mark.js';

export interface WaysListProps {
  readonly targets: readonly MovementOption[];
  readonly faction: FactionId;
  readonly onTravel: (hex: Hex) => void;
  /** True while an action is pending. */
  readonly disabled?: boolean;
  /** The cell pointed at on the chart; its line is highlighted. */
  readonly pointed?: Hex | null;
  /** Reports the line pointed at, so that the chart can highlight its cell. */
  readonly onPoint?: (hex: Hex | null) => void;
}

/** The ways as a list: for phones, and for users who can't use a map. */
export const WaysList = ({ targets, faction, onTravel, disabled = false, pointed = null, onPoint }: WaysListProps) => (
  <ul className="ways-list" aria-label="Ways on">
    {targets.map((target) => (
      <li key={hexKey(target)} className={pointed && sameHex(pointed, target) ? 'ways-pointed' : undefined}>
        <button
          type="button"
          aria-disabled={disabled}
          onClick={disabled ? undefined : () => onTravel({ q: target.q, r: target.r })}
          onPointerEnter={() => onPoint?.({ q: target.q, r: target.r })}
          onPointerLeave={() => onPoint?.(null)}
          onFocus={() => onPoint?.({ q: target.q, r: target.r })}
          onBlur={() => onPoint?.(null)}
        >
          <TerrainMark of={target.isCity ? 'city' : target.terrain} faction={faction} />
          <span className="ways-where">{target.description}</span>
          <span className="ways-cost">{`${wayLength(target.distance)}, ${target.difficulty}`}</span>
        </button>
      </li>
    ))}
  </ul>
);
