/** The position and size of sun or moon. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly kind: 'sun' | 'moon';
}
