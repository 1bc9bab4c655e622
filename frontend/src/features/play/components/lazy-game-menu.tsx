import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { whenOnline } from '../../../lib/lazy-parts.js';

export const loadGameMenu = whenOnline(async () => ({ default: (await import('./game-menu.js')).GameMenu }));
const GameMenu = lazy(loadGameMenu);

/** The menu's button; the menu itself is loaded when it is first opened. */
export const LazyGameMenu = () => {
  const [opened, setOpened] = useState(false);
  const open = (): void => setOpened(true);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowDown') open();
  };
  const button = (
    <button
      type="button"
      className="text-button -mr-2 justify-center px-2 no-underline"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={opened}
      onClick={open}
      onKeyDown={onKeyDown}
    >
      Menu
    </button>
  );
  return opened ? (
    <Suspense fallback={button}>
      <GameMenu />
    </Suspense>
  ) : (
    button
  );
};
