export const usageFilters = ['all', 'api_actions', 'tools', 'purchases'] as const;

/** The types of transactions that are shown. */
export type UsageFilter = (typeof usageFilters)[number];

export const filterLabels: Record<UsageFilter, string> = {
  all: 'All',
  api_actions: 'API actions',
  tools: 'Tools',
  purchases: 'Purchases',
};
