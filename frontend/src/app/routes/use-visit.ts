import { type VisitStep } from '#contracts/visit/requests.js';
import { useEffect } from 'react';
import { type Flow } from '../../features/flow/index.js';
import { savesData } from '../../lib/lazy-parts.js';

/** What has been done by whoever stands at a step. */
const DONE: Readonly<Record<Flow['step'], VisitStep>> = {
  difficulty: 'opened',
  'world-builder': 'difficulty',
  'character-creation': 'world',
  gameplay: 'opened',
};

/** Reports how far a visit has come, after the page is there and by a part of its own; not at the cost of who saves data. */
export const useVisit = ({ step }: Pick<Flow, 'step'>): void =>
  useEffect(() => {
    if (savesData()) return;
    void import('../../features/visit/index.js').then(
      ({ reportVisit }) => reportVisit(DONE[step]),
      () => undefined,
    );
  }, [step]);
