import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { parse } from 'protobufjs';

/** The part of OTLP (opentelemetry-proto 1.x, trace.proto) that the tests read; unknown fields are passed over. */
const { root } = parse(`
  syntax = "proto3";
  message Value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; }
  message Attribute { string key = 1; Value value = 2; }
  message Span {
    bytes trace_id = 1; bytes span_id = 2; bytes parent_span_id = 4;
    string name = 5; uint32 kind = 6; repeated Attribute attributes = 9;
  }
  message ScopeSpans { repeated Span spans = 2; }
  message Resource { repeated Attribute attributes = 1; }
  message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
  message Request { repeated ResourceSpans resource_spans = 1; }
`);
const request = root.lookupType('Request');

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface WireSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes?: readonly Attribute[];
}
interface Wire {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[] }[];
}
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** As log lines write ids. */
const hex = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');

const collected = ({ traceId, spanId, parentSpanId, name, attributes = [] }: WireSpan): CollectedSpan => ({
  traceId: hex(traceId),
  spanId: hex(spanId),
  parentId: parentSpanId ? hex(parentSpanId) : null,
  name,
  attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
});
const spansIn = (body: Uint8Array): readonly CollectedSpan[] => {
  const { resourceSpans } = request.toObject(request.decode(body), { bytes: String, longs: Number }) as Wire;
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(collected)));
};

/** A collector that takes OTLP over HTTP, as an OpenTelemetry collector does, and keeps the spans. */
export const startOtlpCollector = async () => {
  const spans: CollectedSpan[] = [];
  const raw: string[] = [];
  const server = createServer((message, response) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => {
      const body = Buffer.concat(parts);
      raw.push(body.toString('latin1'));
      if (message.url === '/v1/traces') spans.push(...spansIn(body));
      response.writeHead(message.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/x-protobuf' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Everything that was sent, as text. */
    sent: () => raw.join('\n'),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type OtlpCollector = Awaited<ReturnType<typeof startOtlpCollector>>;
