interface ChartNotesProps {
  readonly hintId: string;
  readonly isReady: boolean;
  readonly canTravel: boolean;
  /** Absent if a list of ways is under the chart, which says the same. */
  readonly showsHint: boolean;
  readonly said: string;
}

/** The texts over the chart: the loading message, the hint how to travel, and the announcements for screen readers. */
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
