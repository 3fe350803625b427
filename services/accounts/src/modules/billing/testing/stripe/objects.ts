export { CHECKOUT_SESSION, stripeEvent } from '@declic/payments/testing';

/**
 * Objects as Stripe's API documents and answers them (version 2025-03-31 and later), shortened by members that say nothing here.
 * Periods belong to the items of a subscription, and the subscription of an invoice to its parent.
 */
export const CUSTOMER = {
  id: 'cus_NffrFeUfNV2Hib',
  object: 'customer',
  address: null,
  balance: 0,
  created: 1680893993,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  email: 'ada@example.org',
  invoice_prefix: '0759376C',
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata: { user_id: '019aa1de-92f8-7443-a9d2-0123456789ab' },
  name: null,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
};

export const SUBSCRIPTION = {
  id: 'sub_1MowQVLkdIwHu7ixeRlqHVzs',
  object: 'subscription',
  application: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: 1763632800,
  billing_mode: { type: 'flexible' },
  cancel_at: null as number | null,
  cancel_at_period_end: false,
  canceled_at: null as number | null,
  cancellation_details: { comment: null, feedback: null, reason: null },
  collection_method: 'charge_automatically',
  created: 1763632800,
  currency: 'eur',
  customer: 'cus_NffrFeUfNV2Hib',
  days_until_due: null,
  default_payment_method: 'pm_1MowQVLkdIwHu7ixraBm864M',
  description: null,
  discounts: [],
  ended_at: null as number | null,
  items: {
    object: 'list',
    data: [
      {
        id: 'si_Na6dzxczY5fwHx',
        object: 'subscription_item',
        created: 1763632800,
        current_period_end: 1766224800,
        current_period_start: 1763632800,
        discounts: [],
        metadata: {},
        price: {
          id: 'price_1MoBy5LkdIwHu7ixZhnattbh',
          object: 'price',
          active: true,
          billing_scheme: 'per_unit',
          currency: 'eur',
          product: 'prod_Na6dGcTsmU0I4R',
          recurring: { interval: 'month', interval_count: 1, trial_period_days: null, usage_type: 'licensed' },
          type: 'recurring',
          unit_amount: 4900,
          unit_amount_decimal: '4900',
        },
        quantity: 1,
        subscription: 'sub_1MowQVLkdIwHu7ixeRlqHVzs',
        tax_rates: [],
      },
    ],
    has_more: false,
    total_count: 1,
    url: '/v1/subscription_items?subscription=sub_1MowQVLkdIwHu7ixeRlqHVzs',
  },
  latest_invoice: 'in_1MowQWLkdIwHu7ixuzkSPfKd',
  livemode: false,
  metadata: { user_id: '019aa1de-92f8-7443-a9d2-0123456789ab' },
  schedule: null,
  start_date: 1763632800,
  status: 'active',
  test_clock: null,
  trial_end: null,
  trial_start: null,
};

export const PORTAL_SESSION = {
  id: 'bps_1MrSjzLkdIwHu7ixex0IvU9b',
  object: 'billing_portal.session',
  configuration: 'bpc_1MAhNDLkdIwHu7ixckACO1Jq',
  created: 1763632800,
  customer: 'cus_NffrFeUfNV2Hib',
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  return_url: 'http://localhost:4000/account',
  url: 'https://billing.stripe.com/p/session/test_YWNjdF8xTTJKVGtMa2RJd0h1N2l4LF9OY2hjWXpSR0ZRdQ0100BGNLYOSD',
};

/** The first invoice of a subscription: `period_start` and `period_end` of the invoice itself are not those of its line. */
export const FIRST_INVOICE = {
  id: 'in_1MowQWLkdIwHu7ixuzkSPfKd',
  object: 'invoice',
  amount_due: 4900,
  amount_paid: 4900,
  amount_remaining: 0,
  attempt_count: 1,
  attempted: true,
  billing_reason: 'subscription_create',
  collection_method: 'charge_automatically',
  created: 1763632800,
  currency: 'eur',
  customer: 'cus_NffrFeUfNV2Hib',
  lines: {
    object: 'list',
    data: [
      {
        id: 'il_1MowQWLkdIwHu7ixEQc0bvJh',
        object: 'line_item',
        amount: 4900,
        currency: 'eur',
        description: '1 × Build (at €49.00 / month)',
        discount_amounts: [],
        discountable: true,
        discounts: [],
        invoice: 'in_1MowQWLkdIwHu7ixuzkSPfKd',
        livemode: false,
        metadata: {},
        parent: {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: false,
            proration_details: { credited_items: null },
            subscription: 'sub_1MowQVLkdIwHu7ixeRlqHVzs',
            subscription_item: 'si_Na6dzxczY5fwHx',
          },
          type: 'subscription_item_details',
        },
        period: { end: 1766224800, start: 1763632800 },
        pretax_credit_amounts: [],
        pricing: {
          price_details: { price: 'price_1MoBy5LkdIwHu7ixZhnattbh', product: 'prod_Na6dGcTsmU0I4R' },
          type: 'price_details',
          unit_amount_decimal: '4900',
        },
        quantity: 1,
        taxes: [],
      },
    ],
    has_more: false,
    total_count: 1,
    url: '/v1/invoices/in_1MowQWLkdIwHu7ixuzkSPfKd/lines',
  },
  livemode: false,
  parent: {
    quote_details: null,
    subscription_details: {
      metadata: { user_id: '019aa1de-92f8-7443-a9d2-0123456789ab' },
      subscription: 'sub_1MowQVLkdIwHu7ixeRlqHVzs',
    },
    type: 'subscription_details',
  },
  period_end: 1763632800,
  period_start: 1763632800,
  status: 'paid',
  total: 4900,
};

/** An upgrade in the middle of the month: what is left of the old plan is given back, what is left at the new price is paid. */
export const UPGRADE_INVOICE = {
  ...FIRST_INVOICE,
  id: 'in_1Mq1sULkdIwHu7ixqx3KqnuN',
  billing_reason: 'subscription_update',
  lines: {
    ...FIRST_INVOICE.lines,
    data: [
      {
        ...FIRST_INVOICE.lines.data[0],
        id: 'il_1Mq1sULkdIwHu7ixTaB2bIzs',
        amount: -2450,
        description: 'Unused time on Build after 05 Dec 2025',
        period: { end: 1766224800, start: 1764928800 },
      },
      {
        ...FIRST_INVOICE.lines.data[0],
        id: 'il_1Mq1sULkdIwHu7ixkf5pDWGB',
        amount: 7950,
        description: 'Remaining time on Grow after 05 Dec 2025',
        period: { end: 1766224800, start: 1764928800 },
        pricing: {
          price_details: { price: 'price_1MoBy5LkdIwHu7ixGrowGrow', product: 'prod_Na6dGcTsmU0I4S' },
          type: 'price_details',
          unit_amount_decimal: '15900',
        },
      },
    ],
  },
};

export const MISSING = {
  error: {
    code: 'resource_missing',
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
    message: "No such customer: 'cus_NffrFeUfNV2Hib'",
    param: 'id',
    type: 'invalid_request_error',
  },
};
