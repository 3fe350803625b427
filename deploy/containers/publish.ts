import { publishBuilds } from '../../tools/release/publish-builds.ts';

/** The `publish` container: releases the shell and the remotes of this build, except where another actor chose a version. */
const { RELEASES_URL = 'http://releases:3000', RELEASE_TOKEN = '', RELEASE_PUBLISHER_TOKEN } = process.env;

const registry = { releasesUrl: RELEASES_URL, token: RELEASE_PUBLISHER_TOKEN || RELEASE_TOKEN };
for (const line of await publishBuilds('.', registry)) console.log(line);
