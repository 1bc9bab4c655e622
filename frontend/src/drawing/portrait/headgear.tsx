import { type ProfessionId } from '#game/model/character.js';
import { type FactionId } from '#game/model/world.js';
import { type ReactNode } from 'react';
import { FINE, PEN } from './line.js';
import { type Look } from './look.js';

const Fur = ({ d, ticks }: { readonly d: string; readonly ticks: string }) => (
  <g>
    <path d={d} fill="#8a6b4a" {...PEN} />
    <path d={ticks} {...FINE} strokeWidth="0.7" />
  </g>
);

const HEADGEAR: Readonly<Record<FactionId, (profession: ProfessionId | null, look: Look) => ReactNode>> = {
  vikings: (profession) =>
    profession === 'warrior' ? (
      <g {...PEN} strokeWidth="1.4">
        <path d="M50 76C50 46 66 30 82 30s32 16 31 48c-18-8-44-9-63-2z" fill="#b9b4a8" />
        <path d="M80 30c-3 14-4 28-3 44M84 30c10 12 16 28 18 44M56 52c16-6 40-6 52 1" {...FINE} />
        <path d="M48 78c18-9 46-9 67 1v-9c-20-9-48-9-67-1z" fill="#c99b45" />
        <path d="M66 70h9l-2 26c-1 4-5 4-5 0z" fill="#b9b4a8" />
      </g>
    ) : (
      <g {...PEN}>
        <path d="M50 76C48 50 64 36 82 36s34 14 32 42c-16-8-46-10-64-2z" fill="#caa257" />
        <path d="M49 78c18-9 46-8 66 2v-9c-20-10-48-10-66-2z" fill="#9c2a1c" />
        <path d="M53 74l4-3 4 2 4-4 4 3 5-4 4 3 5-3 5 4 5-2 4 4 5-1 4 4" {...FINE} stroke="#e8cf94" />
        <path d="M66 40c-4 8-6 18-6 27M82 37v27M98 41c5 8 8 18 8 26" {...FINE} strokeWidth="0.7" />
      </g>
    ),
  empire: (profession) =>
    profession === 'warrior' ? (
      <g {...PEN}>
        <path d="M66 34C74 8 122 10 126 50c-6-4-12-4-17-2-6-10-22-16-43-14z" fill="#9c2a1c" />
        <path d="M76 24l3 9M86 19l2 13M97 18v15M107 23l-3 14M116 31l-6 12" {...FINE} strokeWidth="0.7" />
        <path d="M50 76c-2-30 14-42 32-42s34 14 33 46l-3 20c-5-6-6-14-6-22-16-8-40-9-56-2z" fill="#caa257" />
        <path d="M46 77c20-10 48-10 70 2v-7c-20-10-50-10-70-1z" fill="#e0c27d" />
      </g>
    ) : (
      <g fill="#6d8457" {...PEN} strokeWidth="0.9">
        {Array.from({ length: 9 }, (_, i) => (
          <path
            key={i}
            d="M0 0c2-5 8-7 13-4-3 6-9 8-13 4z"
            transform={`translate(${50 + i * 7} ${70 - Math.sin((i / 8) * Math.PI) * 8}) rotate(${-28 + i * 6})`}
          />
        ))}
        {Array.from({ length: 8 }, (_, i) => (
          <path
            key={i}
            d="M0 0c2-5 8-7 13-4-3 6-9 8-13 4z"
            transform={`translate(${52 + i * 7} ${75 - Math.sin((i / 8) * Math.PI) * 8}) rotate(${14 + i * 6})`}
            fill="#88a06c"
          />
        ))}
      </g>
    ),
  mongols: () => (
    <g>
      <path d="M54 66C60 48 72 40 78 18c2-5 6-5 8 0 6 22 18 30 24 48z" fill="#9c2a1c" {...PEN} />
      <path d="M82 20c-6 16-12 28-14 42M82 20c6 16 12 28 14 42" {...FINE} stroke="#e8cf94" />
      <circle cx="82" cy="14" r="3.5" fill="#c99b45" {...PEN} />
      <Fur
        d="M44 82c-3-12 2-20 10-20 18-6 38-6 56 1 8 1 12 10 9 22-24-10-52-11-75-3z"
        ticks="M50 68l2 7M57 65l2 8M65 63l1 8M73 62l1 8M81 62v8M89 62l-1 8M97 64l-2 8M105 66l-2 8M112 70l-3 8M48 78l3 2M60 76l2 3M76 74l1 3M92 75l-1 3"
      />
      <Fur d="M112 82c6 8 6 22 1 34-4-2-6-14-6-32z" ticks="M111 90l3 1M110 98l3 1M109 106l3 0" />
    </g>
  ),
  samurai: (profession, { cut, hair }) => (
    <g>
      {cut === 'long' ? (
        <g {...PEN} strokeWidth="1">
          <path d="M100 52l22-10 3 4-22 12z" fill="#c99b45" />
          <circle cx="124" cy="43" r="4.5" fill="#9c2a1c" />
          <path d="M122 48l-1 12M126 48l1 10" {...FINE} />
        </g>
      ) : (
        <g {...PEN}>
          <path d="M86 43c-2-14 10-24 20-19 6 4 3 11-5 14-4 2-6 4-6 7z" fill={hair} />
          <path d="M84 41c4-3 9-3 13 0l-1 6c-4-2-8-2-11 0z" fill="#9c2a1c" strokeWidth="1" />
        </g>
      )}
      {profession === 'warrior' && (
        <g {...PEN}>
          <path d="M50 74c18-9 46-9 65 1v-8c-19-9-47-9-65-1z" fill="#f6f0e2" />
          <circle cx="76" cy="65" r="4" fill="#9c2a1c" stroke="none" />
          <path d="M114 72c6 4 10 12 10 22l-4-2-4 4c0-8-1-14-4-20z" fill="#f6f0e2" />
        </g>
      )}
    </g>
  ),
  pirates: (profession) =>
    profession === 'artisan' || profession === 'scout' ? (
      <g {...PEN}>
        <path d="M50 78c-4-30 14-42 32-42s36 14 33 46c-18-12-46-14-65-4z" fill="#9c2a1c" />
        <path d="M112 76c10 2 16 10 16 20l-6-3-3 5c-3-6-6-12-9-16z" fill="#9c2a1c" />
        {[
          [62, 58],
          [74, 50],
          [88, 50],
          [100, 60],
          [80, 62],
        ].map(([x = 0, y = 0]) => (
          <circle key={x} cx={x} cy={y} r="2" fill="#f6f0e2" stroke="none" />
        ))}
      </g>
    ) : (
      <g {...PEN}>
        <path d="M52 64C54 40 68 32 82 32s30 8 32 32z" fill="#3b332d" />
        <path
          d="M28 70C34 48 56 34 80 40c24-8 48 4 56 30-6 2-12 1-16-2C104 52 60 52 44 68c-4 4-12 4-16 2z"
          fill="#2b2522"
        />
        <path d="M33 67C40 50 58 40 80 46c22-7 42 4 50 21" {...FINE} stroke="#c99b45" strokeWidth="1.5" />
        <circle cx="112" cy="112" r="4" fill="none" stroke="#c99b45" strokeWidth="2" />
      </g>
    ),
  knights: (profession) =>
    profession === 'warrior' || profession === 'scout' ? (
      <g>
        <path
          fillRule="evenodd"
          d="M42 140C44 116 44 96 46 80 48 48 64 38 82 38s36 12 37 44c1 24 2 40 4 58-22 12-60 12-81 0zM56 82c-3 10-5 16-3 24 4 14 10 22 18 24 12 2 30-10 34-28 2-8 1-14 0-20-14-10-36-11-49 0z"
          fill="#c3bfb4"
          {...PEN}
        />
        {Array.from({ length: 7 }, (_, row) => (
          <path
            key={row}
            d={`M108 ${84 + row * 8}q2.5-4 5 0t5 0M45 ${100 + row * 6}q2-3 4 0t4 0M${60 + row * 4} ${56 - (row % 2) * 6}q3-4 6 0t6 0`}
            {...FINE}
            strokeWidth="0.7"
          />
        ))}
        <path d="M50 72c18-10 46-10 66 1v-7c-20-11-48-11-66-1z" fill="#c99b45" {...PEN} />
      </g>
    ) : (
      <g {...PEN}>
        <path d="M46 74c-4-16 8-34 36-34s42 14 38 32c-8 8-10 4-14-2-18-8-40-8-60 4z" fill="#2f4e7c" />
        <path d="M104 44c10-12 24-8 30 2-10 0-18 4-24 10z" fill="#2f4e7c" />
        <path d="M46 74c18-12 48-13 74-2v-7c-24-11-56-10-75 1z" fill="#22395c" />
        <path d="M58 58c8-6 18-9 28-8M96 52c6 2 10 5 12 9" {...FINE} strokeWidth="0.7" />
      </g>
    ),
  assassins: () => (
    <g>
      <path
        fillRule="evenodd"
        d="M36 158C40 126 38 104 42 80 46 44 64 26 86 28c28 4 38 32 38 58 0 30 4 48 8 70-16 10-26 2-30-14 8-16 10-36 7-58-8-22-38-26-52-4-6 22-4 38 4 56-2 14-12 24-25 22z"
        fill="#5a5044"
        {...PEN}
      />
      <path
        d="M86 30c-16 8-28 24-32 46M92 32c14 8 22 26 22 52M50 96c-2 20-4 38-8 54M118 100c0 18 2 34 6 48"
        {...FINE}
        strokeWidth="0.7"
      />
      <path d="M57 80c14-20 44-20 52 4" {...FINE} stroke="#c99b45" strokeWidth="1.3" />
    </g>
  ),
  barbarians: (profession) => (
    <g>
      {profession === 'warrior' || profession === 'scout' ? (
        <>
          <Fur
            d="M44 84C40 48 58 28 84 28s44 22 38 62c-4 8-8 4-10-4-4-12-8-16-14-18-14-5-30-3-40 4-6 4-6 18-14 12z"
            ticks="M58 46l3 7M68 38l2 8M78 34l1 8M90 34l-1 8M101 40l-3 7M110 50l-4 6M50 60l4 5M116 64l-5 4M64 56l2 5M84 48v6M100 56l-2 5"
          />
          <path
            d="M58 40c-6-10-4-20 2-24 6 4 10 12 8 20zM104 40c6-10 4-20-2-24-6 4-10 12-8 20z"
            fill="#6d5138"
            {...PEN}
          />
          <circle cx="70" cy="50" r="2" fill="var(--pen)" />
          <circle cx="94" cy="50" r="2" fill="var(--pen)" />
        </>
      ) : (
        <g {...PEN}>
          <path d="M50 74c18-9 46-9 65 1v-6c-19-9-47-9-65-1z" fill="#7a5534" />
          <path d="M112 72c6 10 8 22 4 34l-5-2c2-10 1-20-3-28z" fill="#efe3c4" />
        </g>
      )}
      <path
        d="M54 101l12 3M55 106l10 2M92 103l13-3M93 108l11-3"
        fill="none"
        stroke="#bd5a33"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity="0.9"
      />
    </g>
  ),
};

export const Headgear = ({
  faction,
  profession,
  look,
}: {
  readonly faction: FactionId;
  readonly profession: ProfessionId | null;
  readonly look: Look;
}) => HEADGEAR[faction](profession, look);
