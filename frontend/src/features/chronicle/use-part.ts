import { useSearchParams } from 'react-router-dom';

const PARTS = ['book', 'branches', 'dice', 'share'] as const;
export type Part = (typeof PARTS)[number];

const isPart = (text: string | null): text is Part => PARTS.some((part) => part === text);

/** The saga of the chronicle and the part that is open: both stand in the address. */
export const usePart = () => {
  const [query, setQuery] = useSearchParams();
  const [characterId, asked] = [query.get('character') ?? '', query.get('show')];
  const show = (part: Part): void => setQuery({ character: characterId, show: part }, { replace: true });
  return { characterId, part: isPart(asked) ? asked : 'book', show };
};
