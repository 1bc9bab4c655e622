import { type ReactNode, useId } from 'react';
import { type Light } from '../light.js';
import { EngravedBackdrop } from './backdrop.js';
import { BeardDrawing } from './beard.js';
import { type Costume } from './costume.js';
import { Dressed } from './dressed.js';
import { Face } from './face.js';
import { HairBefore, HairBehind } from './hair.js';
import { Hatch, PEN } from './line.js';
import { DarkBackdrop, LitFigure } from './lit-figure.js';
import { figurePlace, type Look, lookOf, type Sitter } from './look.js';

/** The chin's shadow, by night. */
const UNDER_CHIN = 'M60 112L66 130 78 140 92 134 106 112 110 152 86 156 70 148z';
interface NeckProps {
  readonly look: Look;
  readonly clip: string;
  readonly light: Light;
}
const Neck = ({ look: { skin, shade }, clip, light }: NeckProps) => {
  const path = 'M66 112C68 130 66 142 60 150c10 10 34 10 42 0-6-10-6-24-4-42z';
  return (
    <g>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path d={path} fill={skin} {...PEN} />
      <path d={UNDER_CHIN} clipPath={`url(#${clip})`} fill="var(--dusk)" />
      {light === 'day' && <Hatch clip={clip} from={[62, 122]} to={[104, 148]} colour={shade} gap={2.4} lean={6} />}
    </g>
  );
};

export interface PortraitProps extends Sitter {
  readonly className: string;
  readonly costume: Costume;
  readonly light: Light;
  /** Drawn over it, in its box of 164 by 226 with a margin of 5, */
  readonly frame: ReactNode;
  /** and the path within which the picture and its mat are seen: outside of it is the page. */
  readonly outline: string;
}

interface FigureProps extends Pick<PortraitProps, 'costume' | 'light' | 'profession' | 'gender'> {
  readonly look: Look;
  readonly id: string;
}

/** The sitter in the colours of the day. */
const Figure = ({ costume, light, profession, gender, look, id }: FigureProps) => (
  <g transform={figurePlace(look)}>
    {costume.Lining !== undefined && <costume.Lining />}
    <HairBehind look={look} />
    <Neck look={look} clip={`${id}neck`} light={light} />
    <Dressed costume={costume} shoulders={look.shoulders} gender={gender} />
    <Face look={look} clip={`${id}face`} light={light} />
    <BeardDrawing look={look} />
    <HairBefore look={look} />
    <costume.Headgear profession={profession} gender={gender} look={look} />
  </g>
);

/** The portrait of a person by their choices: gender, height, build, skin, hair, profession, and the costume of their people. An engraving by day; by night planes of colour in one light. */
export const Portrait = ({ className, costume, light, frame, outline, ...sitter }: PortraitProps) => {
  const id = useId().replace(/[^\w-]/g, '');
  const look = lookOf(sitter, costume);
  const { profession, gender } = sitter;
  const figure = <Figure {...{ costume, light, profession, gender, look, id }} />;
  return (
    <svg viewBox="-5 -5 174 236" className={className} role="img" aria-label="Portrait of your character">
      <clipPath id={`${id}outline`}>
        <path d={outline} />
      </clipPath>
      <clipPath id={`${id}frame`} clipPath={`url(#${id}outline)`}>
        <rect width="164" height="226" />
      </clipPath>
      <path d={outline} fill="var(--leaf)" />
      <g clipPath={`url(#${id}frame)`}>
        {light === 'day' ? (
          <>
            <EngravedBackdrop>
              <costume.Backdrop />
            </EngravedBackdrop>
            {figure}
          </>
        ) : (
          <>
            <DarkBackdrop lands={costume.backdropByNight} id={id} />
            <LitFigure look={look} id={id}>
              {figure}
            </LitFigure>
          </>
        )}
      </g>
      {frame}
    </svg>
  );
};
