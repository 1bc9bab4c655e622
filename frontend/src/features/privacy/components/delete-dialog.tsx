import { type User } from '#contracts/account/views.js';
import { AlertDialog } from 'radix-ui';
import { useFocusReturn } from '../../../lib/use-focus-return.js';
import { isGuest } from '../../auth/index.js';
import { DeleteForm } from './delete-form.js';

interface DeleteDialogProps {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Asks again before an account is deleted: says what is lost, and asks for the account's password. */
export const DeleteDialog = ({ user, open, onOpenChange }: DeleteDialogProps) => {
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="veil" />
        <AlertDialog.Content className="slip-centre" {...focusReturn}>
          <AlertDialog.Title className="display text-4xl">Delete {user.username}?</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-lead text-pretty">
            Your sagas, your bookmarks, your actions{isGuest(user) ? '' : ', your name and your addresses'} are gone at
            once. Nobody can bring them back, and neither can we.
          </AlertDialog.Description>
          <DeleteForm user={user} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
};
