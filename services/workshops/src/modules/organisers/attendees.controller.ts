import { CSV_TYPE, GuardedBy, Input, Op, type OpInput, toCsv } from '@declic/nest-kit';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FailedRefunds } from '../payments/failed-refunds.service';
import { OrganisedSessionsService } from './organised-sessions.service';
import { OrganiserTokenGuard } from './organiser-token.guard';
import { toSessionBooking, toWaitingItem } from './to-session-booking';

const COLUMNS = [
  'id',
  'email',
  'first_name',
  'role',
  'ticket_type',
  'status',
  'payment',
  'paid_eur',
  'refunded_eur',
  'refund_failed',
  'address_confirmed',
  'telegram_username',
  'telegram_linked',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'created_at',
  'cancelled_at',
] as const satisfies (keyof ReturnType<typeof toSessionBooking>)[];

@Controller()
@GuardedBy(OrganiserTokenGuard)
export class AttendeesController {
  constructor(
    private readonly organised: OrganisedSessionsService,
    private readonly failedRefunds: FailedRefunds,
  ) {}

  @Op('listSessionBookings')
  async bookings(@Input() { path }: OpInput<'listSessionBookings'>) {
    const items: ReturnType<typeof toSessionBooking>[] = [];
    for await (const rows of await this.organised.bookings(path.id)) items.push(...rows.map(toSessionBooking));
    return { items };
  }

  @Op('exportSessionBookings')
  async export(@Input() { path }: OpInput<'exportSessionBookings'>, @Res() reply: FastifyReply): Promise<void> {
    const batches = await this.organised.bookings(path.id);
    await reply
      .headers({
        'content-type': CSV_TYPE,
        'content-disposition': 'attachment; filename="workshop-bookings.csv"',
      })
      .send(toCsv(COLUMNS, toLines(batches)));
  }

  @Op('listSessionWaiting')
  async waiting(@Input() { path }: OpInput<'listSessionWaiting'>) {
    return { items: (await this.organised.waiting(path.id)).map(toWaitingItem) };
  }

  @Op('settleFailedRefund')
  async settle(@Input() { path, body }: OpInput<'settleFailedRefund'>): Promise<void> {
    await this.failedRefunds.settle(path.id, body.how);
  }

  @Op('getWorkshopRevenue')
  revenue(@Input() { query }: OpInput<'getWorkshopRevenue'>) {
    return this.organised.revenue(query.from, query.until);
  }
}

async function* toLines(batches: Awaited<ReturnType<OrganisedSessionsService['bookings']>>) {
  for await (const rows of batches) yield rows.map(toSessionBooking).map(withWords);
}

/** The writer leaves the cell of a boolean that is false empty. */
function withWords(booking: ReturnType<typeof toSessionBooking>) {
  const { address_confirmed: confirmed, telegram_linked: linked, refund_failed: failed } = booking;
  return {
    ...booking,
    address_confirmed: String(confirmed),
    telegram_linked: String(linked),
    refund_failed: String(failed),
  };
}
