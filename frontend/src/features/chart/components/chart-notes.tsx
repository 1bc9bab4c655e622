interface ChartNotesProps {
  readonly hintId: string;
  readonly isReady: boolean;
  readonly canTravel: boolean;
  /** Folded charts have a list of ways under them, which says as much. */
  readonly showsHint: boolean;
  readonly said: string;
}

/** What is written on the chart: that it is being drawn, how to travel, and what a screen reader hears. */
export const ChartNotes = ({ hintId, isReady, canTravel, showsHint, said }: ChartNotesProps) => (
  <>
    {!isReady && (
      <p className="chart-waiting" role="status">
        Generating world...
      </p>
    )}
    <p id={hintId} className={isReady && showsHint && canTravel ? 'chart-hint' : 'chart-unseen'}>
      {canTravel ? 'Tap a nearby cell to travel' : ''}
    </p>
    <p className="chart-unseen" role="status">
      {said}
    </p>
  </>
);
