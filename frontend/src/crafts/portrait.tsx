import { Portrait as PortraitDrawing } from '../drawing/portrait/portrait.js';
import { type Sitter } from '../drawing/portrait/look.js';
import { usePeople } from './use-people.js';
import { useReading } from './use-theme.js';

/** A portrait in the costume of the sitter's people and in the frame of the reader's theme. */
export const Portrait = (sitter: Sitter & { readonly className: string }) => {
  const {
    light,
    theme: { PortraitFrame, portraitOutline },
  } = useReading();
  const { costume } = usePeople(sitter.faction);
  return (
    <PortraitDrawing {...sitter} costume={costume} light={light} frame={<PortraitFrame />} outline={portraitOutline} />
  );
};
