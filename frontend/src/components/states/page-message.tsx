import { type ReactNode } from 'react';

interface PageMessageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly second?: { readonly label: string; readonly run: () => void };
}

/** A whole page that says what went wrong and offers a way on. */
export const PageMessage = ({ title, children, action, second }: PageMessageProps) => (
  <main className="page leaf-width grid min-h-[70dvh] place-content-center justify-items-center gap-3 py-10 text-center">
    <div role="alert" className="grid justify-items-center gap-3">
      <h1 className="display text-4xl">{title}</h1>
      <p className="max-w-lg text-xl text-balance">{children}</p>
    </div>
    <div className="mt-2 flex flex-wrap justify-center gap-4">
      {action !== undefined && (
        <button type="button" className="button button-act" onClick={action.run}>
          {action.label}
        </button>
      )}
      {second !== undefined && (
        <button type="button" className="button" onClick={second.run}>
          {second.label}
        </button>
      )}
    </div>
  </main>
);
