import { type RefObject, useEffect, useState } from 'react';
import { type Box } from './rose-room.js';

export interface Strip {
  readonly width: number;
  readonly height: number;
  readonly taken: readonly Box[];
}

const TAKEN = '.start-slips > *, .visitor > *, .start-header h1 > *';
/** A window that is pulled at changes its size many times a second. */
const PAUSE_MS = 150;

const boxIn = (page: DOMRect, element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left - page.left, top: top - page.top, right: right - page.left, bottom: bottom - page.top };
};

const measured = (canvas: HTMLElement): Strip => {
  const page = canvas.getBoundingClientRect();
  const around = canvas.parentElement?.querySelectorAll(TAKEN) ?? [];
  return {
    width: canvas.clientWidth,
    height: canvas.clientHeight,
    taken: [...around].map((element) => boxIn(page, element)),
  };
};

/** The strip and what stands on it, measured again when either changes, except while a form is open over it. */
export const useStrip = (canvas: RefObject<HTMLElement | null>): Strip | null => {
  const [strip, setStrip] = useState<Strip | null>(null);
  useEffect(() => {
    const sheet = canvas.current;
    const slips = sheet?.parentElement?.querySelector('.start-slips') ?? null;
    if (sheet === null) return undefined;
    let timer = 0;
    let known = '';
    const look = (): void => {
      if (slips !== null && slips.querySelector('form') !== null) return;
      const now = measured(sheet);
      if (JSON.stringify(now) === known) return;
      known = JSON.stringify(now);
      setStrip(now);
    };
    const observer = new ResizeObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, known === '' ? 0 : PAUSE_MS);
    });
    for (const element of [sheet, slips]) if (element !== null) observer.observe(element);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [canvas]);
  return strip;
};
