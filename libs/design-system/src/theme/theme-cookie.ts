/** The edge writes its value into the document, so that prerendered pages need no script before the first paint. */
export const THEME_COOKIE = 'declic-theme';
