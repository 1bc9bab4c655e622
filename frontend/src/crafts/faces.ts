/** Every people's display font, only for pages that show them side by side. */
import.meta.glob('./*/face.css', { eager: true });

/** A people's font as in CSS; the page's font if it has none. */
export const faceOf = (people: string): string => `var(--face-of-${people}, var(--face-display))`;
