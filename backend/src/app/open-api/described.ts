import { getSchemaPath, type OpenAPIObject, type OperationObject, type PathItemObject } from '@nestjs/swagger';
import { accessOf } from './access.js';
import { ErrorAnswer } from './error.answer.js';
import { refusalsOf } from './refusals.js';
import { ErrorResponses, HEADERS, headersOf } from './responses.js';
import { type Route } from './routes.js';
import { WEBHOOK_HEADERS, webhooksOf } from './webhooks.js';

const ANY_OTHER = {
  description: 'Any other refusal.',
  content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorAnswer) } } },
};
const isSuccess = (status: string): boolean => /^[23]/.test(status);

type Response = OperationObject['responses'][string];
const withHeaders = (response: Response, route: Route): Response => ({
  description: '',
  ...response,
  headers: { ...(response && 'headers' in response && response.headers), ...headersOf(route) },
});

/** The same operation with what the guards, the pipes and the filters of the API do at every call. */
const completed = (
  operation: OperationObject,
  { method, path, route }: { readonly method: string; readonly path: string; readonly route: Route },
  errors: ErrorResponses,
): OperationObject => {
  const own = Object.entries(operation.responses).map(
    ([status, response]) => [status, isSuccess(status) ? withHeaders(response, route) : response] as const,
  );
  const refusals = errors.refer(refusalsOf(route, { method, path, operation }));
  return {
    ...operation,
    ...accessOf(route, operation.description),
    responses: { ...refusals, default: ANY_OTHER, ...Object.fromEntries(own) },
  };
};

type Routes = ReadonlyMap<string, Route>;
const completedItem = (path: string, item: PathItemObject, routes: Routes, errors: ErrorResponses): PathItemObject =>
  Object.fromEntries(
    Object.entries(item).map(([method, operation]: [string, OperationObject]) => {
      const route = routes.get(operation.operationId ?? '');
      if (!route || !path.startsWith('/api/')) return [method, { ...operation, security: [] }];
      return [method, completed(operation, { method: method.toUpperCase(), path, route }, errors)];
    }),
  );

/** The description with who may call what, every refusal, and what the game sends by itself. */
export const described = (document: OpenAPIObject, routes: Routes, publicUrl: string): OpenAPIObject => {
  const errors = new ErrorResponses();
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [path, completedItem(path, item, routes, errors)]),
  );
  return {
    ...document,
    paths,
    webhooks: webhooksOf(publicUrl),
    components: {
      ...document.components,
      responses: errors.components(),
      headers: HEADERS,
      parameters: WEBHOOK_HEADERS,
    },
  };
};
