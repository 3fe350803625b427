import { defineConfig, type ConfigOf } from '@declic/nest-kit/config';
import { paymentSettings } from '@declic/payments/settings';
import { z } from 'zod';
import { POLICY } from './modules/policy/policy.ts';

const hostName = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/,
    'must be a host name such as ateliers.example, with a port where it has one',
  );

export const config = defineConfig(
  {
    ...paymentSettings,
    /** Lets organisers in. Without it no workshop can be created. */
    ORGANISER_TOKEN: z
      .string()
      .regex(/^\S{32,}$/, 'must be at least 32 characters without spaces')
      .optional(),
    /** The host that shows the workshops alone; mails then link to it. */
    WORKSHOPS_HOST: hostName.optional(),
    /** The bot's token and user name (`declic_bot`), as BotFather gives them. Without both no chat can be joined. */
    TELEGRAM_BOT_TOKEN: z
      .string()
      .regex(/^\d+:[\w-]{30,}$/, 'must be the token that BotFather gave')
      .optional(),
    TELEGRAM_BOT_NAME: z
      .string()
      .regex(/^\w{5,32}$/, 'must be the user name of the bot, without an @')
      .optional(),
    /** The stand-in of a local stack replaces both. */
    TELEGRAM_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.telegram.org'),
    TELEGRAM_LINK_URL: z.url({ protocol: /^https?$/ }).default('https://t.me'),
    /** Every booking sends a mail, so one address on the network may only ask for so many. Left out: see `bookingsPerHour`. */
    BOOKINGS_PER_HOUR: z.coerce.number().int().min(1).optional(),
    /** Free seats of one network that are confirmed before a mail has confirmed one. Left out: as the policy says. */
    UNCONFIRMED_SEATS_PER_NETWORK: z.coerce.number().int().min(1).optional(),
    /** Seats of one session that one network may hold for payments. Left out: as the policy says. */
    UNPAID_SEATS_PER_NETWORK: z.coerce.number().int().min(1).optional(),
  },
  ({ TELEGRAM_BOT_TOKEN, TELEGRAM_BOT_NAME }) =>
    (TELEGRAM_BOT_TOKEN === undefined) === (TELEGRAM_BOT_NAME === undefined)
      ? undefined
      : 'Set TELEGRAM_BOT_TOKEN and TELEGRAM_BOT_NAME together, or neither.',
);

export type WorkshopsConfig = ConfigOf<typeof config>;

/** A whole company may share one network address; in local mode all visitors do. */
export function bookingsPerHour({ BOOKINGS_PER_HOUR, LOCAL_MODE }: WorkshopsConfig): number {
  return BOOKINGS_PER_HOUR ?? (LOCAL_MODE ? 10_000 : 30);
}

/** See `bookingsPerHour`. */
export function unconfirmedSeatsPerNetwork({ UNCONFIRMED_SEATS_PER_NETWORK, LOCAL_MODE }: WorkshopsConfig): number {
  return UNCONFIRMED_SEATS_PER_NETWORK ?? (LOCAL_MODE ? 10_000 : POLICY.unconfirmedSeatsPerNetwork);
}

/** See `bookingsPerHour`. */
export function unpaidSeatsPerNetwork({ UNPAID_SEATS_PER_NETWORK, LOCAL_MODE }: WorkshopsConfig): number {
  return UNPAID_SEATS_PER_NETWORK ?? (LOCAL_MODE ? 10_000 : POLICY.unpaidSeatsPerNetwork);
}
