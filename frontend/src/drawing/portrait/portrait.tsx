import { useId } from 'react';
import { useReading } from '../../crafts/use-theme.js';
import { Backdrop } from './backdrop.js';
import { BeardDrawing } from './beard.js';
import { Dress } from './dress.js';
import { Face } from './face.js';
import { HairBefore, HairBehind } from './hair.js';
import { Headgear } from './headgear.js';
import { Hatch, PEN } from './line.js';
import { DarkBackdrop, LitFigure } from './lit-figure.js';
import { figurePlace, type Look, lookOf, type Sitter } from './look.js';

/** What the chin keeps the light from, by night. */
const UNDER_CHIN = 'M60 112L66 130 78 140 92 134 106 112 110 152 86 156 70 148z';
const Neck = ({ skin, shade, clip }: { readonly skin: string; readonly shade: string; readonly clip: string }) => {
  const path = 'M66 112C68 130 66 142 60 150c10 10 34 10 42 0-6-10-6-24-4-42z';
  return (
    <g>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path d={path} fill={skin} {...PEN} />
      <path d={UNDER_CHIN} clipPath={`url(#${clip})`} fill="var(--dusk)" />
      <Hatch clip={clip} from={[62, 122]} to={[104, 148]} colour={shade} gap={2.4} lean={6} />
    </g>
  );
};

/** The sitter, in colours of day. */
const Figure = ({ sitter, look, id }: { readonly sitter: Sitter; readonly look: Look; readonly id: string }) => (
  <g transform={figurePlace(look)}>
    <HairBehind look={look} />
    <Neck skin={look.skin} shade={look.shade} clip={`${id}neck`} />
    <Dress faction={sitter.faction} shoulders={look.shoulders} />
    <Face look={look} clip={`${id}face`} />
    <BeardDrawing look={look} />
    <HairBefore look={look} />
    <Headgear faction={sitter.faction} profession={sitter.profession} look={look} />
  </g>
);

/** Whoever was chosen: gender, height, build, skin, hair, profession and the dress of the faction. An engraving by day; by night planes of colour that one light falls upon. */
export const Portrait = ({ className, ...sitter }: Sitter & { readonly className: string }) => {
  const id = useId().replace(/[^\w-]/g, '');
  const {
    light,
    theme: { PortraitFrame },
  } = useReading();
  const look = lookOf(sitter);
  const figure = <Figure sitter={sitter} look={look} id={id} />;
  return (
    <svg viewBox="-5 -5 174 236" className={className} role="img" aria-label="Portrait of your character">
      <rect x="-4" y="-4" width="172" height="234" fill="var(--leaf)" />
      <clipPath id={`${id}frame`}>
        <rect width="164" height="226" />
      </clipPath>
      <g clipPath={`url(#${id}frame)`}>
        {light === 'day' ? <Backdrop faction={sitter.faction} /> : <DarkBackdrop faction={sitter.faction} id={id} />}
        {light === 'day' ? (
          figure
        ) : (
          <LitFigure look={look} id={id}>
            {figure}
          </LitFigure>
        )}
      </g>
      <PortraitFrame />
    </svg>
  );
};
