import { createContext, useContext } from 'react';

/** The settings lie over the whole page: they stay open when its leaves are laid out anew. */
export const OpenSettingsContext = createContext<() => void>(() => undefined);
export const useOpenSettings = (): (() => void) => useContext(OpenSettingsContext);
