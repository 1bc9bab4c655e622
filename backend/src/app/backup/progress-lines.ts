const EVERY_MS = 2_000;

/** A number with its thousands apart. */
export const count = (n: number): string => n.toLocaleString('en-US');

/** Lines of progress, at most one every two seconds. */
export const progressLines = (print: (line: string) => void): ((line: string) => void) => {
  let last = performance.now();
  return (line) => {
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    print(line);
  };
};
