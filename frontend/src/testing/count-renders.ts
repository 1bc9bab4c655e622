/** How often each counted component has rendered, by its name. */
export const renders: Record<string, number> = {};

type Component = (props: unknown) => unknown;
const isComponent = (value: unknown, name: string): value is Component =>
  typeof value === 'function' && /^[A-Z]/.test(name);

/**
 * A module whose components count their renders, for `jest.mock`. React's Profiler does not see renders that a context
 * causes.
 */
export const counting = (module: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(module).map(([name, value]) => {
      if (!isComponent(value, name)) return [name, value];
      const counted: Component = (props) => {
        renders[name] = (renders[name] ?? 0) + 1;
        return value(props);
      };
      return [name, counted];
    }),
  );
