import { type SagaView } from '#contracts/session/saga-view.js';
import { type ReactNode } from 'react';
import { strokesWords } from '../domain/saga-words.js';
import { OathBoxes } from './oath-boxes.js';
import { Supplies } from './supplies.js';
import { ThreatClock } from './threat-clock.js';

interface SagaMarksProps {
  readonly saga: SagaView;
  readonly children?: ReactNode;
}

/** Oath, threat and hunger in one line of marks; before them what the caller has to add. */
export const SagaMarks = ({ saga: { oath, threat, calendar }, children }: SagaMarksProps) => (
  <div className="saga-marks">
    {children}
    <OathBoxes oath={oath} />
    <span className="saga-mark">
      <ThreatClock threat={threat} small />
      <span className="saga-mark-words" aria-hidden="true">
        {strokesWords(threat)}
      </span>
    </span>
    <Supplies calendar={calendar} />
  </div>
);
