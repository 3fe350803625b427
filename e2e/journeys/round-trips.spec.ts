import { expect, test } from '@playwright/test';
import { newAddress } from '../support/accounts.ts';
import { accountWithKey } from '../support/keys.ts';
import { countRoundTrips, formatRounds } from '../support/round-trips/count-round-trips.ts';

test.use({ ignoreHTTPSErrors: true });

/** The page, its code, its data. */
const PUBLIC = { most: 3, paths: ['/en/', '/workshops', '/login'] };
/** And who is signed in, before anything else can be asked for. */
const SIGNED_IN = { most: 4, paths: ['/usage', '/tools/flow-content'] };

for (const path of PUBLIC.paths) {
  test(`${path} has its heading after at most ${PUBLIC.most} round trips`, async ({ context, baseURL }) => {
    const { count, asked } = await countRoundTrips(context, baseURL ?? '', path);
    expect(count, formatRounds(asked)).toBeLessThanOrEqual(PUBLIC.most);
  });
}

for (const path of SIGNED_IN.paths) {
  test(`${path} has its heading after at most ${SIGNED_IN.most} round trips`, async ({ page, context, baseURL }) => {
    await accountWithKey(page, newAddress('round-trips'));
    const { count, asked } = await countRoundTrips(context, baseURL ?? '', path);
    expect(count, formatRounds(asked)).toBeLessThanOrEqual(SIGNED_IN.most);
  });
}

/** Its entry, what several of its pages need, and the page. */
const MOST_REMOTE_FILES = 3;

interface Candidates {
  readonly remotes: readonly { stable: { name: string; preload: Readonly<Record<string, readonly string[]>> } }[];
}

test(`no page of a remote begins with more than ${MOST_REMOTE_FILES} files of it`, async ({ request }) => {
  const { remotes } = (await (await request.get('/api/releases/candidates')).json()) as Candidates;
  const pages = remotes.flatMap(({ stable: { name, preload } }) =>
    Object.entries(preload).map(([route, files]) => ({
      page: `${name} ${route}`,
      files: ownFiles(files, preload['*']),
    })),
  );

  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter(({ files }) => files.length > MOST_REMOTE_FILES)).toEqual([]);
});

/** Without the entries of the shell, which start with the scope of their package. */
function ownFiles(...lists: readonly (readonly string[] | undefined)[]): string[] {
  return [...new Set(lists.flatMap((list = []) => list))].filter((path) => !path.startsWith('@'));
}
