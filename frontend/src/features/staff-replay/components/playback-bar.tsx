import { type Speed, SPEEDS, type usePlayback } from '../use-playback.js';

interface PlaybackBarProps {
  readonly turn: number;
  readonly last: number;
  /** The turn in words. */
  readonly words: string;
  readonly playback: ReturnType<typeof usePlayback>;
  readonly step: (by: number) => void;
  readonly go: (turn: number) => void;
}

/** Play, pause, step, speed, and the scrubber. */
export const PlaybackBar = ({ turn, last, words, playback, step, go }: PlaybackBarProps) => {
  const { isPlaying, speed, setSpeed, toggle, pause } = playback;
  return (
    <section aria-label="Playback" className="replay-bar">
      <button type="button" className="text-button" aria-disabled={turn === 0} onClick={() => step(-1)}>
        Step back
      </button>
      <button type="button" className="text-button text-act" onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <button type="button" className="text-button" aria-disabled={turn === last} onClick={() => step(1)}>
        Step on
      </button>
      <label className="replay-speed">
        Speed{' '}
        <select value={speed} onChange={({ target }) => setSpeed(Number(target.value) as Speed)}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
      <input
        type="range"
        className="replay-scrubber"
        aria-label="Turn"
        aria-valuetext={words}
        min={0}
        max={last}
        value={turn}
        onChange={({ target }) => {
          pause();
          go(Number(target.value));
        }}
      />
      <p className="replay-turn lining" role="status" aria-live={isPlaying ? 'off' : 'polite'}>
        {words} <span className="text-faded">· {last} in all</span>
      </p>
    </section>
  );
};
