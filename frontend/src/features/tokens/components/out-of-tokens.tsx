import { Dialog } from 'radix-ui';
import { PLANS_PATH } from '../../../components/plan-badge.js';
import { isGuest, useAuth } from '../../auth/api/use-auth.js';
import { useLogOut } from '../../auth/api/use-log-out.js';

interface OutOfTokensProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

const GUEST = {
  title: 'Action Limit Reached',
  note: '(demo)',
  words: 'Thank you for enjoying the demo. Create an account to continue playing & save your progress.',
  act: 'Sign Up to Continue',
} as const;
const MEMBER = {
  title: 'Action Limit Reached',
  note: '',
  words: "You've used all your free actions for today. Upgrade to continue your epic adventure!",
  act: 'Upgrade',
} as const;

/** What stands between a player without tokens and the next leaf (specification sections 6 and 8). */
export const OutOfTokens = ({ open, onOpenChange }: OutOfTokensProps) => {
  const auth = useAuth();
  const signUp = useLogOut();
  const guest = auth.status === 'authenticated' && isGuest(auth.user);
  const { title, note, words, act } = guest ? GUEST : MEMBER;
  const onward = (): void => {
    if (guest) {
      signUp();
      return;
    }
    window.open(PLANS_PATH, '_blank', 'noreferrer');
    onOpenChange(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content className="slip-centre">
          <Dialog.Title className="display text-4xl">
            {title} {note !== '' && <span className="caption text-xl">{note}</span>}
          </Dialog.Title>
          <Dialog.Description className="mt-3 text-xl text-pretty">{words}</Dialog.Description>
          <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
            <Dialog.Close className="button">Maybe Later</Dialog.Close>
            <button type="button" className="button button-act" onClick={onward}>
              {act}
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
