import { createContext, useContext } from 'react';

/** Opens the settings dialog, which stays open when the layout changes. */
export const OpenSettingsContext = createContext<() => void>(() => undefined);
export const useOpenSettings = (): (() => void) => useContext(OpenSettingsContext);
