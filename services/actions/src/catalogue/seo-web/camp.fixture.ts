const page = (title: string, body: string) =>
  `<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`;

/** Pages of a site whose prices are on the second. */
export const PAGES = {
  '/': page(
    'Camp',
    '<h1>Camp</h1><p>Tents and huts by the lake.</p><a href="/prices">Prices of tents</a> <a href="/secret-prices">Secret prices</a> <a href="/team">Team</a>',
  ),
  '/prices': page('Prices', '<h1>Prices</h1><p>A tent costs 18 euros a night.</p>'),
  '/secret-prices': page('Secret', '<p>A tent costs 9 euros for friends.</p>'),
  '/team': page('Team', '<p>Tents are cleaned by Ada.</p>'),
  '/robots.txt': 'User-agent: *\nDisallow: /secret',
};
export const question = 'How much does a tent cost?';
