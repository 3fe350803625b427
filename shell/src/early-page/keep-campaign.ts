import { CAMPAIGN_PARAMETERS } from '@declic/remote-kit/contract';

/**
 * A link of prerendered HTML has no query: the document is the same for every visitor. One that the browser follows by itself, because the
 * code of the page did not answer the click, takes the campaign parameters of the address along.
 */
export function keepCampaign(): void {
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && !defaultPrevented ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const here = new URLSearchParams(location.search);
    const there = new URLSearchParams(link.search);
    const lacking = CAMPAIGN_PARAMETERS.filter((name) => here.get(name) && !there.has(name));
    if (lacking.length === 0) return;
    for (const name of lacking) there.set(name, here.get(name) ?? '');
    link.search = there.toString();
  });
}
