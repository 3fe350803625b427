import type { PageText } from './page-text';

/** What a browser shows at an address without a page: of an old link, or a mistyped one. */
export const missingPage: PageText = {
  path: '/docs',
  title: 'There is nothing at this address',
  description: 'The documentation has no page at this address.',
  body: `<h1>There is nothing at this address</h1>
<p>The page may have another name now. <a href="/docs">The first page</a> leads to all guides, and there is a page for <a href="/docs/actions">every action</a> and <a href="/docs/errors">every error</a>.</p>`,
};
