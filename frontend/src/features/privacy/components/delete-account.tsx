import { type User } from '#contracts/account/views.js';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog.js';

/** Opens the dialog in which the account is deleted. */
export const DeleteAccount = ({ user }: { readonly user: User }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Delete my account
      </button>
      <DeleteDialog user={user} open={open} onOpenChange={setOpen} />
    </>
  );
};
