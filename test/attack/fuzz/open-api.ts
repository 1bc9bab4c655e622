import { send } from '../send.js';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
}
/** A call of the document. `body` is null where it takes none. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly body: Schema | null;
}
interface Described {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export const readOpenApi = async (url: string): Promise<OpenApi> => {
  const { text } = await send(url, { path: '/api/openapi.json' });
  return JSON.parse(text) as OpenApi;
};

/** Every call of the document but streams, which never end. */
export const operationsOf = ({ paths }: OpenApi): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => !path.endsWith('/events'))
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        body: requestBody?.content?.['application/json']?.schema ?? null,
      })),
  );

const ENDING: readonly string[] = ['/api/auth/logout', '/api/user/delete'];
/** Whether the call ends the sign-in of whoever makes it: each such call needs a guest of its own. */
export const endsSignIn = (path: string): boolean => ENDING.includes(path);

/** The schema itself, or what it refers to. */
export const resolved = (schema: Schema, { components }: OpenApi): Schema => {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? {});
};
