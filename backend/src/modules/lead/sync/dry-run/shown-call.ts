import { type CrmCall } from '#contracts/integration/managed.js';
import { type NotedCall } from '#backend/platform/crm/crm.port.js';

/** Names of values that say nothing of a person: the place, ids of fields, our tags and the page that a lead came from. */
const PLAIN: readonly string[] = ['locationId', 'model', 'id', 'tags', 'source'];

type Show = (text: string) => string;

const shownValue = (value: unknown, show: Show): unknown => {
  if (typeof value === 'string') return show(value);
  if (Array.isArray(value)) return value.map((each: unknown) => shownValue(each, show));
  return typeof value === 'object' && value !== null ? shownFields(value, show) : value;
};
const shownFields = (body: object, show: Show): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      PLAIN.includes(name) ? value : shownValue(value, show),
    ]),
  );

const shownQuery = (query: NotedCall['query'], show: Show): string => {
  const all = Object.entries(query).map(
    ([name, value]) => `${name}=${PLAIN.includes(name) ? encodeURIComponent(value) : show(encodeURIComponent(value))}`,
  );
  return all.length === 0 ? '' : `?${all.join('&')}`;
};

/** A call for people: its path with its query, and personal text as `show` has it. */
export const shownCall = ({ method, path, query, body }: NotedCall, show: Show): CrmCall => ({
  method,
  path: path + shownQuery(query, show),
  body: shownValue(body, show),
});
