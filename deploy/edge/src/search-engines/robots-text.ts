/**
 * What robots may read (RFC 9309): everything but the pages of local tools and of operators. Calls of the API are allowed, because
 * robots that run scripts read with them what a page shows.
 */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /dev/\nDisallow: /operate/\nDisallow: /preview\n\nSitemap: ${origin}/sitemap.xml\n`;
}
