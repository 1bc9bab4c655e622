/** Sun or moon: where it stands, and how large. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly kind: 'sun' | 'moon';
}
