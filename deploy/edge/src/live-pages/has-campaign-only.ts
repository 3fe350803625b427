/** Where a visitor came from, as campaigns and other sites add it to links. */
const CAMPAIGN = /^(?:utm_\w+|[a-z]{1,6}clid|mc_[a-z]+|ref)$/;

/** Whether the query of an address, if any, leads to no other page: forms that are open and lists in another order are shown by code. */
export function hasCampaignOnly(target: string): boolean {
  const [, query = ''] = target.split('?', 2);
  return [...new URLSearchParams(query).keys()].every((name) => CAMPAIGN.test(name));
}
