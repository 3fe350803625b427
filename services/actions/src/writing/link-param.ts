import { textParam } from '../engine/params';

/** The page that a text leads to. */
export const LINK_PARAM = textParam('link', 'Link', {
  validate: { format: 'url', max: 300 },
  description: 'A page with more.',
});
