import { lazy, Suspense } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';
import { type AsideShown, useSession } from '../../session/index.js';

const Aside = lazy(whenOnline(async () => ({ default: (await import('./aside.js')).Aside })));

const shown = (aside: AsideShown) => (
  <Suspense key={aside.id}>
    <Aside aside={aside} />
  </Suspense>
);

/** What was said beside a leaf in this visit: questions that were answered, and what could not be done. */
export const Asides = ({ turn }: { readonly turn: number }) => {
  const { asides } = useSession();
  return asides.filter((aside) => aside.turn === turn).map(shown);
};

/** The last one, for where the words were written and the story is out of sight. */
export const NewestAside = () => {
  const { asides, latest } = useSession();
  const aside = asides.findLast(({ turn }) => turn === latest?.turnNumber);
  return aside && shown(aside);
};
