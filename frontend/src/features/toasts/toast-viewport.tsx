import { Toast as Radix } from 'radix-ui';
import { dismissToast, takeToastAction, type Toast } from './toast.js';

const TONE = { plain: 'border-ink', success: 'border-success', failure: 'border-act' } as const;
const TITLE = { plain: 'text-ink', success: 'text-success', failure: 'text-act' } as const;

/** 5 s, swiped away to the right past 50 px, reached with F8 (specification section 9). */
const ToastViewport = ({
  toast: { id, title, description, tone = 'plain', action, open },
}: {
  readonly toast: Toast;
}) => (
  <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label="Notice">
    <Radix.Root
      key={id}
      open={open}
      onOpenChange={(shown) => !shown && dismissToast(id)}
      className={`toast border-y-2 bg-leaf px-4 py-3 ${TONE[tone]}`}
    >
      <div className="grid grid-cols-[1fr_auto] items-start gap-x-3">
        <div className="min-w-0 py-1">
          <Radix.Title className={`caps text-lead leading-tight ${TITLE[tone]}`}>{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="lining mt-0.5 leading-snug">{description}</Radix.Description>
          )}
          {action !== undefined && (
            <Radix.Action altText={action.label} className="text-button text-act" onClick={() => takeToastAction(id)}>
              {action.label}
            </Radix.Action>
          )}
        </div>
        <Radix.Close
          className="-mr-3 grid size-11 place-items-center text-faded hover:text-act"
          aria-label="Close the notice"
        >
          <svg viewBox="0 0 14 14" className="size-3.5" aria-hidden="true">
            <path
              d="M2 2.400Q7 6.500 12 12M12 2Q7.500 6.500 2 12"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.300"
              strokeLinecap="round"
            />
          </svg>
        </Radix.Close>
      </div>
    </Radix.Root>
    <Radix.Viewport className="toast-viewport" hotkey={['F8']} />
  </Radix.Provider>
);

export default ToastViewport;
