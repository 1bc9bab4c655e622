import { test } from '@playwright/test';

/** For what does not depend on the size: one of the three is enough. */
export const onlyOnDesktop = (): void => test.skip(({ isMobile }) => isMobile, 'the size does not matter');

export const onlyOnPhone = (): void => test.skip(({ viewport }) => (viewport?.width ?? 0) > 768, 'a matter of phones');
