import { type AnySchema, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

type Json = Readonly<Record<string, unknown>>;
interface Described {
  readonly description?: string;
  readonly security?: readonly Json[];
  readonly 'x-required-scope'?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name?: string }[];
  readonly responses: Readonly<Record<string, Json>>;
  readonly requestBody?: Json;
}
export interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Described }>>;
  readonly components: Json & { readonly schemas: Json; readonly responses: Readonly<Record<string, Json>> };
}

const DATA: readonly string[] = ['example', 'examples', 'enum', 'const', 'default'];
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The same schema, which allows no field that it does not name. What stands in an `allOf` is only a part of one, and is
 * closed within.
 */
const closed = (value: unknown, isPart = false): unknown => {
  if (Array.isArray(value)) return value.map((one) => closed(one, isPart));
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, DATA.includes(key) ? part : closed(part, key === 'allOf')]),
  );
  const isOpen = isPart || 'additionalProperties' in value;
  return isObject(value['properties']) && !isOpen ? { ...inner, unevaluatedProperties: false } : inner;
};
const part = (document: unknown, pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), document);

const FORMATS = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  email: true,
  uri: /^https?:\/\//,
} as const;

/** The API as it describes itself, for tests that hold its answers against that. */
export class DescribedApi {
  private readonly checks = new Map<string, ValidateFunction>();
  private readonly ajv = new Ajv2020({ allErrors: true, strict: false, formats: FORMATS });

  constructor(readonly document: Document) {
    this.ajv.addSchema({ $id: 'api', ...(closed({ components: document.components }) as Json) });
  }

  static async of(url: string): Promise<DescribedApi> {
    const answer = await fetch(`${url}/api/openapi.json`, { signal: AbortSignal.timeout(30_000) });
    return new DescribedApi((await answer.json()) as Document);
  }

  /** `GET /api/…` */
  operation(name: string): Described {
    const [method = '', path = ''] = name.split(' ');
    const found = this.document.paths[path]?.[method.toLowerCase()];
    if (!found) throw new Error(`${name} is not described`);
    return found;
  }

  /** The described answer of a call with this status, whether it stands there or is referred to. */
  response(name: string, status: number): Json {
    const found = this.operation(name).responses[status];
    if (!found) throw new Error(`${name} is not described to answer ${status}`);
    const { $ref } = found;
    return typeof $ref === 'string' ? (part(this.document, $ref) as Json) : found;
  }

  /** What is wrong with an answer, by its description; empty: nothing. */
  faultsOf(name: string, status: number, contentType: string, body: unknown): readonly string[] {
    const content = part(this.response(name, status), `content/${contentType.replaceAll('/', '~1')}`);
    if (!isObject(content)) return [`${name} is not described to answer ${status} as ${contentType}`];
    return this.faultsBy(content['schema'], body);
  }

  faultsBy(schema: unknown, value: unknown): readonly string[] {
    const check = this.compiled(schema);
    return check(value)
      ? []
      : (check.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
        );
  }

  private compiled(schema: unknown): ValidateFunction {
    const text = JSON.stringify(closed(schema)).replaceAll('"#/components/', '"api#/components/');
    const check = this.checks.get(text) ?? this.ajv.compile(JSON.parse(text) as AnySchema);
    this.checks.set(text, check);
    return check;
  }
}
