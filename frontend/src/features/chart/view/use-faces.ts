import { useEffect, useState } from 'react';

/** True once the fonts of the names are loaded: a canvas does not wait for fonts. */
export const useFaces = (face: string): boolean => {
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    let stays = true;
    const done = (): void => {
      if (stays) setLoaded(face);
    };
    Promise.all(['', 'italic ', '500 '].map((style) => document.fonts.load(`${style}16px ${face}`, 'Aðō'))).then(
      done,
      done,
    );
    return () => {
      stays = false;
    };
  }, [face]);
  return loaded === face;
};
