import { type ActionResult } from '#contracts/session/views.js';
import { neededOf } from '../../session/index.js';

interface RollScaleProps {
  readonly roll: number;
  readonly chance: number;
  readonly success: boolean;
}

const RollScale = ({ roll, chance, success }: RollScaleProps) => (
  <svg viewBox="-2 0 204 30" className="mt-3 w-full" aria-hidden="true">
    <path d="M0 16H200" stroke="var(--rule)" strokeWidth="1" />
    <path d={`M0 16H${chance * 2}`} stroke="var(--success)" strokeWidth="3" />
    {Array.from({ length: 11 }, (_, i) => (
      <path
        key={i}
        d={`M${i * 20} ${i % 5 === 0 ? 10 : 13}v${i % 5 === 0 ? 12 : 6}`}
        stroke="var(--ink)"
        strokeWidth="0.8"
      />
    ))}
    <path d={`M${roll * 2} 14l-5-10h10z`} fill={success ? 'var(--success)' : 'var(--act)'} />
  </svg>
);

const testOf = ({ check }: ActionResult): string =>
  check === null || check.attribute === null ? 'Fortune' : `${check.attribute}, ${check.difficulty}`;

interface RollOverlayProps {
  readonly result: ActionResult;
  readonly onDismiss: () => void;
}

/** The roll, shown over the page. It is hidden from screen readers: the toast says the same. */
export const RollOverlay = ({ result, onDismiss }: RollOverlayProps) => {
  const { roll, success, hitPointsLost, hitPointsGained } = result;
  if (roll === null) return null;
  const chance = neededOf(result);
  const tone = success ? 'text-success' : 'text-act';
  return (
    <div className="roll-over page" aria-hidden="true" data-over-page onClick={onDismiss}>
      <div className="roll-slip">
        <p className="small-caps text-faded">{testOf(result)}</p>
        <p className={`display lining text-[6.5rem] leading-none ${tone}`}>{roll}</p>
        <p className="lining text-lead">needed ≤ {chance}</p>
        <RollScale roll={roll} chance={chance} success={success} />
        <p className={`caps mt-2 text-3xl ${tone}`}>{success ? 'Success' : 'Failure'}</p>
        {hitPointsLost > 0 && <p className="lining text-act">[-{hitPointsLost} HP]</p>}
        {hitPointsGained > 0 && <p className="lining text-success">Gained {hitPointsGained} HP</p>}
        <p className="caption text-note mt-2">Tap or Escape to read on</p>
      </div>
    </div>
  );
};
