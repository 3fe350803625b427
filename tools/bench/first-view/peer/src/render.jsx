import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { Page } from './page.jsx';

/** The page as HTML, and the style element that it needs. */
export async function render() {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(sheet.collectStyles(<Page />));
    return { html: await new Response(prelude).text(), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
