import { Hint } from '../../../components/tooltip.js';
import { useFullscreen } from '../../preferences/index.js';

const OUT = 'M2 6V2h4M12 2h4v4M16 12v4h-4M6 16H2v-4';
const IN = 'M6 2v4H2M16 6h-4V2M12 16v-4h4M2 12h4v4';

export const FullscreenButton = () => {
  const { on, toggle, possible } = useFullscreen();
  if (!possible) return null;
  return (
    <Hint text={on ? 'Leave full screen' : 'Full screen'}>
      <button
        type="button"
        className="-mr-3 grid size-11 place-items-center hover:text-act"
        aria-pressed={on}
        aria-label="Full screen"
        onClick={toggle}
      >
        <svg viewBox="0 0 18 18" className="size-4" aria-hidden="true">
          <path d={on ? IN : OUT} fill="none" stroke="currentColor" strokeWidth="1.400" />
        </svg>
      </button>
    </Hint>
  );
};
