import { publishRemote } from '../../tools/release/publish-remote.ts';
import { remotesOf } from '../../tools/release/remotes.ts';

/** The `publish` container: releases the remotes of this build. What is released already stays as it is. */
const { RELEASES_URL = 'http://releases:3000', RELEASE_TOKEN = '', RELEASES_DIR = '/data/releases' } = process.env;

for (const remote of remotesOf('.')) {
  const { name, version } = await publishRemote(remote, {
    storeDir: RELEASES_DIR,
    releasesUrl: RELEASES_URL,
    token: RELEASE_TOKEN,
  });
  console.log(`${name} ${version}`);
}
