import { CompassRose } from '../compass-rose.js';

/** Shown while a page loads. */
export const PageLoading = ({ children }: { readonly children: string }) => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-4 text-center">
    <CompassRose className="w-24 opacity-80" />
    <p role="status" className="caption text-xl">
      {children}
    </p>
  </main>
);
