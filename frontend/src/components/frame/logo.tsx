interface LogoProps {
  readonly size?: 'title' | 'running';
}

/** The name of the book, with the red ampersand. */
export const Logo = ({ size = 'running' }: LogoProps) => (
  <span className={`display whitespace-nowrap ${size === 'title' ? 'logo-title' : 'text-[1.3125rem]'}`}>
    Steppes <span className="logo-and text-act">&amp;</span> Seas
  </span>
);
