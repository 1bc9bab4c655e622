import { type OpenApi, resolved, type Schema } from '../attack/fuzz/open-api.js';

/** A call that the game describes: 'GET /api/stories/{sessionId}'. */
export interface Described {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Whether its path or its body names something of a person. */
  readonly namesThings: boolean;
  readonly hasBody: boolean;
}

const METHODS: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'];
/** A choice is one of the turn's own. */
const NAMES_A_THING = /(?<!^choice)Id$/;

const propertiesOf = (schema: Schema | undefined, document: OpenApi): readonly string[] =>
  schema ? Object.keys(resolved(schema, document).properties ?? {}) : [];

/** Every call of the document, also streams: a new one is tried without being named anywhere. */
export const everyOperation = (document: OpenApi): readonly Described[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, { requestBody }]) => {
        const schema = requestBody?.content?.['application/json']?.schema;
        const namesThings =
          path.includes('{') || propertiesOf(schema, document).some((name) => NAMES_A_THING.test(name));
        const name = `${method.toUpperCase()} ${path}`;
        return { name, method: method.toUpperCase(), path, namesThings, hasBody: requestBody !== undefined };
      }),
  );
