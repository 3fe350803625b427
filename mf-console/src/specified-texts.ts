/**
 * Numbers that are promises of the product, not counts of anything on the page.
 *
 * @decision D18
 */
export const ACTIONS_PROMISE = '200+';
