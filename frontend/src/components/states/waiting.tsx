import { CompassRose } from '../drawings/compass-rose.js';

/** A page, or a part of one, that is still on its way. */
export const Waiting = ({ children, whole = false }: { readonly children: string; readonly whole?: boolean }) => (
  <div role="status" className={`grid place-content-center justify-items-center gap-4 text-center ${whole ? 'min-h-dvh' : 'min-h-40 py-8'}`}>
    {whole && <CompassRose className="w-24 opacity-80" />}
    <p className="caption text-xl">{children}</p>
  </div>
);
