import fs from 'node:fs';
import path from 'node:path';
import { apps } from './tools/apps.mjs';
import { readYaml } from './tools/read-yaml.mjs';
import { root } from './tools/run.mjs';

type Service = {
  image?: string;
  pull_policy?: string;
  build?: { context: string; target?: string; args?: Record<string, string> };
  command?: string[];
  user?: string;
  restart?: string;
  deploy?: { replicas: string };
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { options?: Record<string, string> };
  healthcheck?: { test: string[] };
  environment?: Record<string, string | null>;
  secrets?: string[];
  volumes?: string[];
  tmpfs?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
};

const text = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const { services, volumes, secrets }: Compose = readYaml('docker-compose.yml');
const operations = text('docs/operations.md');

/** Host and remotes: what each is built from, and where the gateway looks for its builds. */
const builds = apps.flatMap(({ folder, builds: names }) =>
  names.map((name) => ({
    name,
    folder,
    service: name === 'host' ? name : `mf-${name}`,
    place: name === 'host' ? '/www/host' : `/www/remotes/${name}`,
  })),
);
const releasing = Object.keys(services).filter(
  (name) => services[name]?.build?.target === 'remote',
);

describe.each(builds)('$name in docker-compose.yml', ({ name, folder, service, place }) => {
  it('is built from its folder, and released on its own', () => {
    expect(services[service]?.build?.args).toEqual({ FOLDER: folder });
    expect(services[service]?.command?.slice(1)).toEqual(['tools/release-built.mjs', name]);
  });

  it('has a volume of its own, which the gateway reads and nobody else writes', () => {
    expect(Object.keys(volumes)).toContain(name);
    expect(services[service]?.volumes).toEqual(['releases:/www', `${name}:${place}`]);
    expect(services.gateway?.volumes).toContain(`${name}:${place}:ro`);
    for (const tool of ['release', 'api-release'])
      expect(services[tool]?.volumes).toContain(`${name}:${place}`);
  });
});

describe('docker-compose.yml', () => {
  it('has no remote that is not there (any more)', () => {
    expect(releasing.sort()).toEqual(builds.map(({ service }) => service).sort());
    for (const service of ['gateway', 'release', 'api-release'])
      expect(placesOf(service)).toEqual(builds.map(({ place }) => place).sort());
  });

  it('starts no API before it is said that it breaks nothing that is out, which is also how it is upgraded', () => {
    expect(services.api?.depends_on).toMatchObject({
      'api-release': { condition: 'service_completed_successfully' },
    });
    const [upgrade = ''] = /## Upgrade without downtime[\s\S]*?\n## /.exec(operations) ?? [];
    expect(upgrade.indexOf('run --rm api-release')).toBeGreaterThan(0);
    expect(upgrade.indexOf('run --rm api-release')).toBeLessThan(upgrade.indexOf('--scale api='));
  });

  it('has the services that commands of docs/operations.md name', () => {
    expect(namedServices().length).toBeGreaterThan(25);
    expect(namedServices().filter((name) => !(name in services))).toEqual([]);
  });

  // A number that one command alone says is forgotten by the next `docker compose up`, and a container that is made beside
  // others gets the number after theirs.
  it('keeps how many there are of a service, and none by the number of its container', () => {
    for (const [name, setting] of Object.entries({ api: 'APIS', worker: 'WORKERS' })) {
      expect(services[name]?.deploy?.replicas).toBe(`\${${setting}:-1}`);
      expect(operations).toMatch(new RegExp(`\`${setting}=2\`.* in \`\\.env\``));
    }
    expect(operations.match(/--scale (?:api|worker)=\d+/g)).toEqual(['--scale api=4']);
    expect(operations).not.toMatch(/boekwerk-\w+-\d/);
  });

  it('can be gone back to: what it is upgraded with leaves the images of before a name', () => {
    const [, making = ''] = /^docker compose build ([a-z -]*[a-z])/m.exec(operations) ?? [];
    expect(operations).toContain(
      `for one in ${making}; do docker tag boekwerk/$one boekwerk/$one:before; done`,
    );
    for (const name of making.split(' ')) expect(services[name]?.image).toBe(`boekwerk/${name}`);
  });

  it('is upgraded with all that is released, as docs/operations.md says', () => {
    const command = /^docker compose up -d --build (host .*)$/m.exec(operations)?.[1] ?? '';
    expect(command.split(' ').sort()).toEqual(releasing.sort());
  });

  it.each(Object.keys(services))('gives %s no more than it needs', (name) => {
    const service = services[name] ?? {};
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.logging?.options).toHaveProperty('max-size');
    expect(userOf(name)).toMatch(/^(?!root|0\b)\w/);
  });

  it.each(Object.keys(services).filter((name) => services[name]?.restart !== 'no'))(
    'knows whether %s works, and starts it again when it ends',
    (name) => {
      expect(services[name]?.restart).toBe('unless-stopped');
      expect(services[name]?.healthcheck?.test.length).toBeGreaterThan(1);
    },
  );

  // Another folder of an image is root's when it is in memory, with a mode that depends on the engine, whatever is said
  // here (https://github.com/moby/moby/issues/39466; podman with runc): the socket of PostgreSQL is in a volume.
  it('keeps nothing in memory but what anybody may write everywhere', () => {
    for (const { tmpfs = ['/tmp'] } of Object.values(services)) expect(tmpfs).toEqual(['/tmp']);
    expect(services.postgres?.volumes).toContain('/run/postgresql');
  });

  it('lets who acts on releases read which canaries the gateway ended', () => {
    const gateway = stageOf('gateway');
    const memory = /RELEASE_MEMORY=(\S+)/.exec(gateway)?.[1] ?? '';
    expect(services.gateway?.volumes).toContain(`gateway:${path.dirname(memory)}`);
    // Another user than the gateway.
    expect(gateway).toContain(`install -d -o nobody -g nogroup -m 755 ${path.dirname(memory)}\n`);
    const figures = services.release?.environment?.FIGURES ?? '';
    expect(path.basename(figures)).toBe('figures.json');
    expect(services.release?.volumes).toContain(`gateway:${path.dirname(figures)}:ro`);
    const acts = [...operations.matchAll(/docker compose .*tools\/release\.mjs/g)];
    expect(acts.map(([act]) => act)).toEqual([]);
  });

  it('gives each service the secrets that it is told of, and no others', () => {
    for (const [name, service] of Object.entries(services)) {
      const told = [service.environment ?? {}, service.build?.context ?? '']
        .map((part) => (typeof part === 'string' ? dockerfileIn(part) : JSON.stringify(part)))
        .join();
      const named = [...told.matchAll(/\/run\/secrets\/(\w+)/g)].map(([, secret = '']) => secret);
      expect({ name, secrets: [...new Set(named)].sort() }).toEqual({
        name,
        secrets: [...(service.secrets ?? [])].sort(),
      });
    }
  });

  it('takes into the image of a remote all that what releases it imports', () => {
    const places = / find (.*) -name '\*\.mjs'/.exec(text('Dockerfile'))?.[1]?.split(' ') ?? [];
    const imported = [...importsOf(['tools/release.mjs', 'tools/release-built.mjs'])];
    expect(imported.length).toBeGreaterThan(10);
    const isTaken = (file: string) =>
      /^tools\/[\w-]+\.mjs$/.test(file) ||
      places.some((place) => file === place || file.startsWith(`${place}/`));
    expect(imported.filter((file) => !isTaken(file))).toEqual([]);
  });

  it('has no secret that tools/make-secrets.sh does not make', () => {
    const made = text('tools/make-secrets.sh');
    expect(Object.keys(secrets).filter((name) => !made.includes(` ${name}`))).toEqual([]);
  });

  it('starts with what docs/operations.md puts in .env, and so does its demo', () => {
    const required = new Set(text('docker-compose.yml').match(/\w+(?=:\?)/g));
    const given = [...operations.matchAll(/^cat > \.env <<END\n([\s\S]*?)^END$/gm)];
    expect(given).toHaveLength(2);
    for (const [, lines = ''] of given)
      expect(lines.match(/^\w+(?==)/gm)).toEqual(expect.arrayContaining([...required]));
  });

  it('restores a backup into a database that is made by then', () => {
    const restore = operations.indexOf('compose exec -T postgres pg_restore');
    const started = operations.lastIndexOf('docker compose up', restore);
    expect(operations.slice(started)).toMatch(/^docker compose up -d --wait postgres\n/);
  });

  // Two that make it at once fail with `image … already exists` (https://github.com/docker/buildx/issues/3576). What is made
  // here is looked for nowhere else: somebody there may have the name.
  it('makes each image in one place', () => {
    const made = Object.values(services).flatMap(({ image = '', build }) => (build ? image : []));
    expect(made.filter((image, at) => made.indexOf(image) !== at)).toEqual([]);
    const others = Object.values(services).filter(
      ({ image = '', build }) => !build && made.includes(image),
    );
    expect(others.map(({ pull_policy }) => pull_policy)).toEqual(['never', 'never']);
  });

  it('says of each image of others which one', () => {
    const named = Object.values(services).flatMap(({ image = '', build }) => (build ? [] : image));
    const bases = ['Dockerfile', 'tools/storage/Dockerfile'].flatMap((file) =>
      [...text(file).matchAll(/^FROM (\S+[:/]\S+)/gm)].map(([, image = '']) => image),
    );
    const own = Object.values(services).flatMap(({ image = '', build }) => (build ? image : []));
    const others = [...named, ...bases].filter((image) => !own.includes(image));
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter((image) => !/:[\w.-]*\d[\w.-]*$/.test(image))).toEqual([]);
  });
});

/** The services that docs/operations.md names to `docker compose`. */
function namedServices(): string[] {
  const said = operations.matchAll(/docker compose (?:--profile demo )?([a-z]+)([^`\n#()<>&]*)/g);
  return [...said].flatMap(([, act = '', rest = '']) => {
    const words = rest.split(' ').filter((word) => word !== '' && !/^-|=/.test(word));
    return ['run', 'exec'].includes(act) ? words.slice(0, 1) : words;
  });
}

/** Where a service finds builds. */
function placesOf(service: string): string[] {
  const places = services[service]?.volumes?.map((volume) => volume.split(':')[1] ?? '') ?? [];
  return places.filter((place) => place.startsWith('/www/')).sort();
}

/** These scripts and all that they import of ours. */
function importsOf(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files.filter((one) => !found.has(one))) {
    found.add(file);
    const sources = [...text(file).matchAll(/(?:from|import\() ?'(\.[^'$]+)'/g)];
    importsOf(
      sources.map(([, source = '']) => path.join(path.dirname(file), source)),
      found,
    );
  }
  return found;
}

const dockerfileIn = (context: string) =>
  context && context !== '.' ? text(path.join(context, 'Dockerfile')) : '';

/** Who the processes of a service are: as it says itself, or else as its image does, or the one that makes its image. */
function userOf(name: string): string {
  const { user, image, build } = services[name] ?? {};
  if (user) return user;
  const maker =
    build ?? Object.values(services).find((one) => one.image === image && one.build)?.build;
  const stage = maker ? stageOf(maker.target, path.join(maker.context, 'Dockerfile')) : '';
  return /(?:^USER (\S+)$(?![\s\S]*^USER ))/m.exec(stage)?.[1] ?? 'root';
}

/** What a Dockerfile says of one image, or of its last one. */
function stageOf(target?: string, file = 'Dockerfile'): string {
  const stages = text(file).split(/^(?=FROM )/m);
  const isIt = (part: string) => !target || new RegExp(`^FROM \\S+ AS ${target}$`, 'm').test(part);
  return stages.filter(isIt).at(-1) ?? '';
}
