import { useState } from 'react';

const BLOCKED = 'Your browser keeps nothing inside this page: your saga lasts as long as it stays open.';
const APART = 'What you play here is kept for this site alone: to find it again, come back here.';
const PROBE = 'embed_probe';

const isBlocked = (): boolean => {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return false;
  } catch {
    return true;
  }
};

const setProbe = (seconds: number): void => {
  document.cookie = `${PROBE}=1; SameSite=Strict; Path=/embed; Max-Age=${seconds}`;
};

/**
 * Browsers keep a frame's storage apart where its page belongs to another site, and refuse a strict cookie there.
 * `hasStorageAccess` only tells about cookies: in Chromium it is true even where storage is kept apart.
 */
const isApart = (): boolean => {
  setProbe(60);
  const isTaken = document.cookie.includes(PROBE);
  setProbe(0);
  return !isTaken;
};

const storageWords = (): string | null => {
  if (window.parent === window) return null;
  if (isBlocked()) return BLOCKED;
  return isApart() ? APART : null;
};

/** Tells how long a saga lasts in this frame, if not as long as players expect; else null. */
export const useStorageWords = (): string | null => useState(storageWords)[0];
