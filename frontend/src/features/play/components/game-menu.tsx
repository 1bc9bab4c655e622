import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogOut } from '../../auth/index.js';
import { useFlow } from '../../flow/index.js';
import { useFullscreen } from '../../preferences/index.js';
import { useOpenSettings } from '../open-settings-context.js';

/** The account's own page (specification section 2, 'Auth widget'). */
const PROFILE = '/subscription';

/** The game menu of a phone: Profile, Main Menu, Logout, and the settings. It opens as it is first rendered (lazy-game-menu.tsx). */
export const GameMenu = () => {
  const { flow, go } = useFlow();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const fullscreen = useFullscreen();
  const openSettings = useOpenSettings();
  const wantsSettings = useRef(false);
  // Opened after the menu has closed, so that the settings return the focus to its button and not to a removed menu item.
  const onClosed = (): void => {
    if (wantsSettings.current) openSettings();
    wantsSettings.current = false;
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className="text-button -mr-2 justify-center px-2 no-underline">Menu</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        collisionPadding={8}
        className="z-50 min-w-44 border border-ink bg-leaf"
        onCloseAutoFocus={onClosed}
      >
        <DropdownMenu.Item className="choose-item" onSelect={() => window.open(PROFILE, '_blank', 'noreferrer')}>
          Profile
        </DropdownMenu.Item>
        <DropdownMenu.Item className="choose-item" onSelect={() => (wantsSettings.current = true)}>
          Settings
        </DropdownMenu.Item>
        {flow.step === 'gameplay' && (
          <DropdownMenu.Item
            className="choose-item"
            onSelect={() => void navigate(`/chronicle?character=${encodeURIComponent(flow.characterId)}`)}
          >
            Chronicle
          </DropdownMenu.Item>
        )}
        {fullscreen.possible && (
          <DropdownMenu.Item className="choose-item" onSelect={fullscreen.toggle}>
            {fullscreen.on ? 'Leave full screen' : 'Full screen'}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item className="choose-item" onSelect={() => go({ step: 'difficulty' })}>
          Main Menu
        </DropdownMenu.Item>
        <DropdownMenu.Item className="choose-item border-t border-hairline" onSelect={logOut}>
          Logout
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
