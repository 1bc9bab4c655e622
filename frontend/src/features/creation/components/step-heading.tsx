import { usePageArrival } from '../../../lib/use-page-arrival.js';
import { useTheme } from '../../../crafts/use-theme.js';

interface StepHeadingProps {
  readonly step: 1 | 2;
  readonly title: string;
  readonly caption: string;
}

/** 'Step N of 2', as text and as progress along the people's band. */
export const StepHeading = ({ step, title, caption }: StepHeadingProps) => {
  const heading = usePageArrival<HTMLHeadingElement>(title);
  const { Band } = useTheme();
  return (
    <div className="step-heading mt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 ref={heading} tabIndex={-1} className="display text-[2.5rem] sm:text-[2.75rem]">
          {title}
        </h1>
        <p id="step-of" className="small-caps lining text-lead text-act">
          Step {step} of 2
        </p>
      </div>
      <p className="caption mt-1 text-xl">{caption}</p>
      <div
        role="progressbar"
        aria-labelledby="step-of"
        aria-valuemin={0}
        aria-valuemax={2}
        aria-valuenow={step}
        className="mt-2 border-b border-rule"
      >
        <div style={{ width: `${step * 50}%` }}>
          <Band />
        </div>
      </div>
    </div>
  );
};
