import { type Gender, type ProfessionId } from '#game/model/character.js';
import { type ReactNode } from 'react';
import { type Look, type LookStyle } from './look.js';

export interface DressProps {
  /** Half the width of the shoulders, about x = 80. */
  readonly shoulders: number;
  /** Null while it is not chosen. */
  readonly gender: Gender | null;
}
export interface HeadgearProps {
  readonly profession: ProfessionId | null;
  readonly gender: Gender | null;
  readonly look: Look;
}

/** The parts of a people's portraits besides the person. */
export interface Costume extends LookStyle {
  readonly cloth: string;
  /** Clothing over the cloth of the shoulders. */
  readonly Dress: (props: DressProps) => ReactNode;
  readonly Headgear: (props: HeadgearProps) => ReactNode;
  /** The inside of a hood, behind head and hair. */
  readonly Lining?: () => ReactNode;
  /** The country behind the sitter by day, */
  readonly Backdrop: () => ReactNode;
  /** and by night: two shapes, the farther first. */
  readonly backdropByNight: readonly [far: string, near: string];
}
