/** The parameters of an address that say by which campaign a visitor came. They are kept while the visitor goes on, and in a booking. */
export const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
