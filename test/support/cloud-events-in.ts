import { createParser } from 'eventsource-parser';
import { type CloudEvent } from '#contracts/integration/cloud-event.js';

/** What arrives whole by a stream of server-sent events: an event that is cut off is not dispatched. */
export async function* cloudEventsIn(body: ReadableStream<Uint8Array> | null): AsyncGenerator<CloudEvent> {
  const arrived: CloudEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, data }) => {
      const event = JSON.parse(data) as CloudEvent;
      if (id !== event.cursor) throw new Error(`${id ?? 'no id'} is not the place of its event, ${event.cursor}`);
      arrived.push(event);
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* arrived.splice(0);
  }
}
