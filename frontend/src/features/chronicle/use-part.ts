import { goTo, useAddress } from '../../lib/address.js';

export const PARTS = ['book', 'branches', 'dice', 'share'] as const;
export type Part = (typeof PARTS)[number];

const isPart = (text: string | null): text is Part => PARTS.some((part) => part === text);

/** Whose chronicle it is, and which part is open: both stand in the address. */
export const usePart = () => {
  const { pathname, search } = useAddress();
  const query = new URLSearchParams(search);
  const [characterId, asked] = [query.get('character') ?? '', query.get('show')];
  const show = (part: Part): void => {
    const next = new URLSearchParams({ character: characterId, show: part }).toString();
    goTo(`${pathname}?${next}`, { replace: true });
  };
  return { characterId, part: isPart(asked) ? asked : 'book', show };
};
