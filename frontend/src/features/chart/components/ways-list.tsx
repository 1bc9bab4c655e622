import { type Way } from '#contracts/session/views.js';
import { hexKey, sameHex, type Hex } from '#game/model/hex.js';
import { type FactionId } from '#game/model/world.js';
import { wayLength, wayOdds } from '../../../drawing/chart/live/words.js';
import { capitalised } from '../../../lib/words.js';
import { TerrainMark } from './terrain-mark.js';

interface WayActions {
  readonly faction: FactionId;
  readonly onTravel: (hex: Hex) => void;
  /** True while an action is pending. */
  readonly disabled?: boolean;
  /** Reports the line pointed at, so that the chart can highlight its cell. */
  readonly onPoint?: (hex: Hex | null) => void;
  /** For columns in little height: a line names only the direction or the town, since the mark shows the terrain. */
  readonly short?: boolean;
}

export interface WaysListProps extends WayActions {
  readonly targets: readonly Way[];
  /** The cell pointed at on the chart; its line is highlighted. */
  readonly pointed?: Hex | null;
  /** Where the hero is setting out for, and the way to stay. */
  readonly leaving?: { readonly to: Hex; readonly onStay: () => void } | null;
}

const isAt = (hex: Hex | null | undefined, target: Hex): boolean => !!hex && sameHex(hex, target);

const shortly = ({ description, isCity }: Way): string => {
  const [where = '', direction = ''] = description.split(', to the ');
  return isCity ? where : capitalised(direction);
};
const shortCost = (way: Way): string => wayOdds(way);
const longCost = (way: Way): string => `${wayLength(way.distance)}, ${wayOdds(way)}`;

interface WayLineProps extends WayActions {
  readonly way: Way;
  readonly isPointed: boolean;
  readonly onStay: (() => void) | null;
}

const WayLine = ({ way, faction, onTravel, disabled, onPoint, short, ...line }: WayLineProps) => {
  const hex = { q: way.q, r: way.r };
  return (
    <li className={line.isPointed ? 'ways-pointed' : undefined}>
      <button
        type="button"
        aria-disabled={disabled === true}
        aria-label={short ? `${way.description}, ${shortCost(way)}` : undefined}
        onClick={disabled ? undefined : () => onTravel(hex)}
        onPointerEnter={() => onPoint?.(hex)}
        onPointerLeave={() => onPoint?.(null)}
        onFocus={() => onPoint?.(hex)}
        onBlur={() => onPoint?.(null)}
      >
        <TerrainMark of={way.isCity ? 'city' : way.terrain} faction={faction} />
        <span className="ways-where">{short ? shortly(way) : way.description}</span>
        {!line.onStay && <span className="ways-cost">{short ? shortCost(way) : longCost(way)}</span>}
      </button>
      {line.onStay && (
        <button type="button" className="ways-stay" onClick={line.onStay}>
          Stay
        </button>
      )}
    </li>
  );
};

/** The ways as a list: the same as on the chart, for fingers and for users who can't use a map. */
export const WaysList = ({ targets, pointed, leaving, ...actions }: WaysListProps) => (
  <ul className={actions.short ? 'ways-list ways-short' : 'ways-list'} aria-label="Ways on">
    {targets.map((way) => (
      <WayLine
        key={hexKey(way)}
        way={way}
        isPointed={isAt(pointed, way)}
        onStay={leaving && isAt(leaving.to, way) ? leaving.onStay : null}
        {...actions}
      />
    ))}
  </ul>
);
