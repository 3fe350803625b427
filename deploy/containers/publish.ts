import { publishRelease } from '../../tools/release/publish-release.ts';
import { listDeployables } from '../../tools/release/remotes.ts';

/** The `publish` container: releases the shell and the remotes of this build. What is released already stays as it is. */
const { RELEASES_URL = 'http://releases:3000', RELEASE_TOKEN = '' } = process.env;

for (const deployable of listDeployables('.')) {
  const { name, version } = await publishRelease(deployable, {
    releasesUrl: RELEASES_URL,
    token: RELEASE_TOKEN,
  });
  console.log(`${name} ${version}`);
}
