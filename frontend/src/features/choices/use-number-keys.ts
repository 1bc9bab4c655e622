import { useEffectEvent, useLayoutEffect } from 'react';
import { useNumberKeysOn } from '../preferences/index.js';

const DIGIT = /^[1-9]$/;
/** Elements that use the keys themselves: fields, and dialogs or menus over the page. */
const FIELD =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false])';
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-over-page]';

const isTyped = ({ target, ctrlKey, metaKey, altKey, defaultPrevented, repeat }: KeyboardEvent): boolean =>
  defaultPrevented ||
  repeat ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest(FIELD) !== null) ||
  document.querySelector(OVER_THE_PAGE) !== null;

/**
 * Calls `press` with 1 to 9 when that key is pressed and nothing else takes it; a player can turn it off.
 * @param press returns whether it had a use for the key
 */
export const useNumberKeys = (press: (n: number) => boolean): void => {
  const { on } = useNumberKeysOn();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (DIGIT.test(event.key) && !isTyped(event) && press(Number(event.key))) event.preventDefault();
  });
  // A layout effect: a key may be pressed as soon as its number is shown.
  useLayoutEffect(() => {
    if (!on) return;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
};
