const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign'];

/**
 * A link of prerendered HTML has no query: the document is the same for every visitor. One that the browser follows by itself, because the
 * code of the page did not answer the click, takes the campaign parameters of the address along.
 */
export function keepCampaign(): void {
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element && !defaultPrevented ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const from = new URLSearchParams(location.search);
    const to = new URLSearchParams(link.search);
    for (const name of CAMPAIGN_PARAMETERS) {
      const value = from.get(name);
      if (value && !to.has(name)) to.set(name, value);
    }
    if (`${to}` !== `${new URLSearchParams(link.search)}`) link.search = `${to}`;
  });
}
