import { publishRemote } from '../../tools/release/publish-remote.ts';
import { publishShell } from '../../tools/release/publish-shell.ts';
import { listRemotes } from '../../tools/release/remotes.ts';

/** The `publish` container: releases the shell and the remotes of this build. What is released already stays as it is. */
const { RELEASES_URL = 'http://releases:3000', RELEASE_TOKEN = '', RELEASES_DIR = '/data/releases' } = process.env;

const registry = { releasesUrl: RELEASES_URL, token: RELEASE_TOKEN };
console.log(`shell ${(await publishShell('shell/dist', registry)).version}`);
for (const remote of listRemotes('.')) {
  const { name, version } = await publishRemote(remote, {
    storeDir: RELEASES_DIR,
    ...registry,
  });
  console.log(`${name} ${version}`);
}
