import { useArrival } from '../../../lib/use-arrival.js';

interface StepHeadingProps {
  readonly step: 1 | 2;
  readonly title: string;
  readonly caption: string;
}

/** 'Step N of 2', as words and as a line that is inked so far. */
export const StepHeading = ({ step, title, caption }: StepHeadingProps) => {
  const heading = useArrival<HTMLHeadingElement>(title);
  return (
    <div className="mt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="display text-[2.5rem] sm:text-[2.75rem]">
          {title}
        </h1>
        <p id="step-of" className="small-caps lining text-act">
          Step {step} of 2
        </p>
      </div>
      <p className="caption mt-1 text-xl">{caption}</p>
      <div role="progressbar" aria-labelledby="step-of" aria-valuemin={0} aria-valuemax={2} aria-valuenow={step} className="mt-3 h-1 border-t border-rule">
        <div className="-mt-[2px] h-[3px] bg-act" style={{ width: `${step * 50}%` }} />
      </div>
    </div>
  );
};
