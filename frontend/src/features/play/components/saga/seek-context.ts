import { type Hex } from '#game/model/hex.js';
import { createContext, useContext } from 'react';

/** Shows a place on the chart, wherever the chart lies in this layout. */
export type Seek = (place: Hex) => void;

export const SeekContext = createContext<Seek>(() => undefined);
export const useSeek = (): Seek => useContext(SeekContext);
