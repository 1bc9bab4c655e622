import { type Hex } from '#game/model/hex.js';
import { createContext, useContext } from 'react';

/** Shows a place on the chart, independent of the layout. */
export type ShowOnChart = (place: Hex) => void;

export const ShowOnChartContext = createContext<ShowOnChart>(() => undefined);
export const useShowOnChart = (): ShowOnChart => useContext(ShowOnChartContext);
