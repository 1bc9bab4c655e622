/** Every people's display face: for pages that show them side by side, and no other. */
import.meta.glob('./*/face.css', { eager: true });

/** A people's own face as CSS has it; that of the page, where it has none. */
export const faceOf = (people: string): string => `var(--face-of-${people}, var(--face-display))`;
