import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** What the tests read of a service of Compose. */
export interface Service {
  readonly image: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly deploy?: { readonly replicas?: number; readonly resources: { readonly limits: object } };
}

export const ROOT = path.join(import.meta.dirname, '../../..');
export const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export const composed = (file: string) =>
  parse(textOf(file), { merge: true }) as { readonly services: Readonly<Record<string, Service>> };

/** @throws Error where there is no such service */
export const serviceOf = (name: string): Service => {
  const service = composed('docker-compose.yml').services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}`);
  return service;
};

/** The variables that Compose gives to a container. @param dotEnv what .env sets */
export const variablesOf = (
  { environment = {} }: Service,
  dotEnv: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const filled = (text: string): string =>
    text.replace(/\$\{(\w+):-([^}]*)\}/g, (_, name: string, other: string) => dotEnv[name] ?? other);
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => {
      const given = value === null ? dotEnv[name] : filled(value);
      return given === undefined ? [] : [[name, given]];
    }),
  );
};

/** The lines of the image's last stage that copy files of the build: from the checkout, to the working folder. */
export const copiedIntoImage = (): readonly (readonly [from: string, to: string])[] => {
  const dockerfile = textOf('Dockerfile');
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  return [...last.matchAll(/^COPY --from=build \/game\/(\S+) \.\/(\S+)$/gm)].map(([, from = '', to = '']) => [
    from,
    to,
  ]);
};
