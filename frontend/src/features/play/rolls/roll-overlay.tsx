import { neededOf, type ShownRoll } from '../../session/index.js';

const Scale = ({
  roll,
  chance,
  success,
}: {
  readonly roll: number;
  readonly chance: number;
  readonly success: boolean;
}) => (
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

const testOf = ({ check }: ShownRoll['result']): string =>
  check === null || check.attribute === null ? 'Fortune' : `${check.attribute}, ${check.difficulty}`;

/** The roll, laid over the page; the toast says it aloud. */
export const RollOverlay = ({
  roll: { result },
  onDismiss,
}: {
  readonly roll: ShownRoll;
  readonly onDismiss: () => void;
}) => {
  const { roll, success, hitPointsLost, hitPointsGained } = result;
  if (roll === null) return null;
  const chance = neededOf(result);
  return (
    <div className="page fixed inset-0 z-40 grid place-items-center p-6" aria-hidden="true" onClick={onDismiss}>
      <div className="roll-slip">
        <p className="small-caps text-faded">{testOf(result)}</p>
        <p className={`display lining text-[6.5rem] leading-none ${success ? 'text-success' : 'text-act'}`}>{roll}</p>
        <p className="lining text-lead">needed ≤ {chance}</p>
        <Scale roll={roll} chance={chance} success={success} />
        <p className={`caps mt-2 text-3xl ${success ? 'text-success' : 'text-act'}`}>
          {success ? 'Success' : 'Failure'}
        </p>
        {hitPointsLost > 0 && <p className="lining text-act">[-{hitPointsLost} HP]</p>}
        {hitPointsGained > 0 && <p className="lining text-success">Gained {hitPointsGained} HP</p>}
      </div>
    </div>
  );
};
