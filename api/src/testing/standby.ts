import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../../tools/postgres.mjs';

type Server = NonNullable<Awaited<ReturnType<typeof startPostgres>>>;

/** Does something with a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A second server that follows the first: from here on a commit is answered when both have it (`synchronous_standby_names`).
 */
export async function startStandby(primary: Server): Promise<Server> {
  const { hostname, port } = new URL(primary.url);
  const standby = await withClient(primary.url, (client) =>
    startPostgres({
      durable: true,
      settings: { primary_conninfo: `host=${hostname} port=${port} user=postgres` },
      fill: (data) => copyOf(primary, client, data),
    }),
  );
  if (!standby) throw new Error('there is no PostgreSQL on this machine');
  await withClient(primary.url, async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await client.query('SELECT pg_reload_conf()');
    const follows = `SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`;
    while ((await client.query(follows)).rowCount === 0) await wait(50);
  });
  return standby;
}

/** A base backup: https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP */
async function copyOf(primary: Server, client: pg.Client, data: string) {
  await client.query(`SELECT pg_backup_start('standby', true)`);
  const isLeftOut = (file: string) => /postmaster\.(?:pid|opts)$/.test(file);
  fs.cpSync(primary.data, data, { recursive: true, filter: (file) => !isLeftOut(file) });
  fs.chmodSync(data, 0o700);
  const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
  fs.writeFileSync(path.join(data, 'backup_label'), rows[0].labelfile);
  fs.writeFileSync(path.join(data, 'standby.signal'), '');
}

/** The standby takes over. */
export const promote = (standby: Server) =>
  withClient(standby.url, async (client) => {
    // It asks nobody for a second copy: there is no third server.
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = ''`);
    const { rows } = await client.query('SELECT pg_promote(true, 60) AS is_primary');
    if (!rows[0].is_primary) throw new Error('the standby has not taken over');
    await client.query('SELECT pg_reload_conf()');
  });

/** An address that leads to one server and then to another, as a name or a load balancer does. */
export async function switchBetween(first: Server) {
  let { hostname, port } = new URL(first.url);
  const open = new Set<net.Socket>();
  const proxy = net.createServer((socket) => {
    const onward = net.connect(Number(port), hostname);
    for (const each of [socket, onward]) {
      open.add(each);
      each.on('error', () => {}).on('close', () => open.delete(each));
    }
    socket.on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: own } = proxy.address() as net.AddressInfo;
  const cut = () => {
    for (const each of open) each.destroy();
  };
  return {
    url: `postgres://postgres@127.0.0.1:${own}/postgres`,
    to: (server: Server) => {
      ({ hostname, port } = new URL(server.url));
      cut();
    },
    close: () => {
      cut();
      proxy.close();
    },
  };
}
