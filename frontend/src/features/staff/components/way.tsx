import { type ReactNode } from 'react';

interface WayProps {
  readonly title: string;
  readonly works: boolean;
  readonly instructions: readonly string[];
  readonly children: ReactNode;
}

/** One way of moving leads: whether it works now, what it needs, and its steps. */
export const Way = ({ title, works, instructions, children }: WayProps) => (
  <section className="max-w-3xl pt-6">
    <div className="flex items-baseline gap-x-3">
      <h2 className="display text-3xl">{title}</h2>
      <span className="leader self-center" aria-hidden="true" />
      <p className={`text-lead italic ${works ? 'text-success' : 'text-act'}`}>
        {works ? 'Reachable' : 'Not reachable'}
      </p>
    </div>
    {children}
    <ol className="staff-steps">
      {instructions.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ol>
  </section>
);
