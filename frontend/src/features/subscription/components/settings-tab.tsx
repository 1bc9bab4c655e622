import { type User } from '#contracts/account/views.js';
import { type ReactNode } from 'react';
import { ChangeEmail, ChangePassword } from '../../account-forms/index.js';
import { isGuest } from '../../auth/index.js';
import { Devices } from '../../devices/index.js';
import { DeleteAccount, ExportButton } from '../../privacy/index.js';
import { ReceiptList } from '../../receipts/index.js';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly words?: string;
  readonly children?: ReactNode;
}

const Part = ({ id, title, words, children }: PartProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="caps text-2xl text-act">
      {title}
    </h2>
    {words !== undefined && <p className="mb-3 text-pretty">{words}</p>}
    {children}
  </section>
);

/** What can be changed of an account; a guest has neither password nor e-mail nor other devices. */
const OfAccount = () => (
  <>
    <Part id="settings-email" title="E-mail">
      <ChangeEmail />
    </Part>
    <Part id="settings-password" title="Password">
      <ChangePassword />
    </Part>
    <Part id="settings-devices" title="Devices" words="Where you are logged in. Forget one, and it must log in again.">
      <Devices />
    </Part>
  </>
);

/** Informational text, and what belongs to the account itself (specification section 2, 'Settings'). */
export const SettingsTab = ({ user }: { readonly user: User }) => {
  const guest = isGuest(user);
  return (
    <div className="spread">
      <div className="grid content-start gap-8">
        <Part
          id="settings-about"
          title="What is set where"
          words={
            guest
              ? 'Theme, light, size of the letters and keys are set in the game, under Settings, and stay on this device. Password, e-mail and devices come with an account.'
              : 'Theme, light, size of the letters and keys are set in the game, under Settings, and stay on this device. What is set here goes with your account.'
          }
        />
        {!guest && <OfAccount />}
      </div>
      <div className="grid content-start gap-8">
        <Part id="settings-receipts" title="Receipts" words="What each of your actions bought, the newest first.">
          <ReceiptList />
        </Part>
        <Part
          id="settings-export"
          title="Your data"
          words="One file with all that the game keeps about you: account, sagas, bookmarks, receipts."
        >
          <ExportButton username={user.username} />
        </Part>
        <Part
          id="settings-delete"
          title="The end"
          words="Deleting takes everything with it, and can’t be undone. Download your data first, if you want to keep it."
        >
          <DeleteAccount user={user} />
        </Part>
      </div>
    </div>
  );
};
