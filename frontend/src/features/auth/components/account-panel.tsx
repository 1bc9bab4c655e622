import { Tabs } from 'radix-ui';
import { ClaimNote } from './claim-note.js';
import { LoginForm } from './login-form.js';
import { QuickAccess } from './quick-access.js';
import { RegisterForm } from './register-form.js';

/** Login and Register (specification section 2, 'Auth widget'). */
const AccountPanel = ({ first }: { readonly first: 'login' | 'register' }) => (
  <>
    <QuickAccess />
    <ClaimNote />
    <Tabs.Root defaultValue={first}>
      <Tabs.List aria-label="Account" className="leaf-tabs">
        <Tabs.Trigger value="login">Login</Tabs.Trigger>
        <Tabs.Trigger value="register">Register</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="login" tabIndex={-1}>
        <LoginForm />
      </Tabs.Content>
      <Tabs.Content value="register" tabIndex={-1}>
        <RegisterForm />
      </Tabs.Content>
    </Tabs.Root>
  </>
);

export default AccountPanel;
