import { useEffect, useState } from 'react';

const BLOCKED = 'Your browser keeps nothing inside this page: your saga lasts as long as it stays open.';
const APART = 'What you play here is kept for this site alone: to find it again, come back here.';

const isBlocked = (): boolean => {
  try {
    localStorage.setItem('embed_probe', '1');
    localStorage.removeItem('embed_probe');
    return false;
  } catch {
    return true;
  }
};

const isFramed = (): boolean => window.parent !== window;

/** How long a saga lasts in this frame, where that is not what a player expects; null where it is. */
export const useStorageWords = (): string | null => {
  const [words, setWords] = useState(() => (isFramed() && isBlocked() ? BLOCKED : null));
  useEffect(() => {
    if (!isFramed() || isBlocked()) return;
    // Only a frame of another site lacks it.
    void document.hasStorageAccess().then(
      (isShared) => setWords(isShared ? null : APART),
      () => undefined,
    );
  }, []);
  return words;
};
