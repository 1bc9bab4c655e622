/** Draws 1 to `sides` for a purpose: the first draw for it, then the second, and so on. Pure by its key (design section 6). */
export type Draw = (purpose: string, sides: number) => number;
