import { type ReactNode, useState } from 'react';
import { useReducedMotion } from '../lib/use-media.js';

interface CrossFadeProps {
  /** Identifies the picture; when it changes, the old picture fades out while the new one fades in. */
  readonly of: string;
  readonly children: ReactNode;
}

export const CrossFade = ({ of, children }: CrossFadeProps) => {
  const still = useReducedMotion();
  const [shown, setShown] = useState<CrossFadeProps>({ of, children });
  const [leaving, setLeaving] = useState<CrossFadeProps | null>(null);
  if (shown.of !== of) {
    setLeaving(still ? null : shown);
    setShown({ of, children });
  }
  return (
    <>
      {leaving !== null && leaving.of !== of && (
        <div key={leaving.of} className="going" onAnimationEnd={() => setLeaving(null)}>
          {leaving.children}
        </div>
      )}
      <div key={of} className="coming">
        {children}
      </div>
    </>
  );
};
