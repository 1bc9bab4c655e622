export interface SseEvent {
  readonly event: string;
  readonly data: string;
  readonly id: string | null;
}
export interface SseParser {
  /** Text as it comes; answers the events that it completed. */
  push(chunk: string): readonly SseEvent[];
}

interface Frame {
  event: string;
  data: string[];
  id: string | null;
}
const emptyFrame = (): Frame => ({ event: 'message', data: [], id: null });

const readLine = (frame: Frame, line: string): void => {
  const colon = line.indexOf(':');
  const field = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
  if (field === 'event') frame.event = value;
  if (field === 'data') frame.data.push(value);
  if (field === 'id' && !value.includes('\0')) frame.id = value;
};

/** Server-sent events, by the WHATWG's rules; a comment is a line without a field. */
export const sseParser = (): SseParser => {
  let rest = '';
  let frame = emptyFrame();
  const take = (line: string): readonly SseEvent[] => {
    if (line !== '') {
      readLine(frame, line);
      return [];
    }
    const { event, data, id } = frame;
    frame = emptyFrame();
    return data.length === 0 ? [] : [{ event, data: data.join('\n'), id }];
  };
  return {
    push: (chunk) => {
      // A carriage return at the very end may be half of a CRLF: it waits for the next chunk.
      const text = rest + chunk;
      const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
      const lines = whole.split(/\r\n|\n|\r/);
      rest = (lines.pop() ?? '') + (text.endsWith('\r') ? '\r' : '');
      return lines.flatMap(take);
    },
  };
};
