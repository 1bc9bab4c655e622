import { type VisitStep } from '#contracts/visit/requests.js';
import { useEffect } from 'react';
import { type Flow } from '../../features/flow/index.js';
import { savesData } from '../../lib/lazy-parts.js';

/** What a visitor has already done who is at this step. */
const DONE: Readonly<Record<Flow['step'], VisitStep>> = {
  difficulty: 'opened',
  'world-builder': 'difficulty',
  'character-creation': 'world',
  gameplay: 'opened',
};

/** Reports how far a visit has come. Its script is loaded after the page, and not for a reader who saves data. */
export const useVisit = ({ step }: Pick<Flow, 'step'>): void =>
  useEffect(() => {
    if (savesData()) return;
    void import('../../features/visit/index.js').then(
      ({ reportVisit }) => reportVisit(DONE[step]),
      () => undefined,
    );
  }, [step]);
